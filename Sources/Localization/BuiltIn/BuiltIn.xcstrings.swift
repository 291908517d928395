// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: c71ed82ed8df2be01f0cbb0b1d2ada95bd41cb825f10e14b8fddb2c48a534e36

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 205 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000R0000c00014000180001=0001G0001N0001U0001`0001j000230002?00\
02J0002U0002c000330003?0003L0003Y0003g000450004B0004H0004S0004_000500005<0005G0005Y0005g000640006>0006L0006T0006h0007:00\
07G0007W0007h0008@0008S0008g000910009:0009J0009T0009_0009k000:8000:C000:S000:g000;1000;;000;B000;G000;L000;\\000;f000;o00\
0<:000<J000<\\000<o000=H000=]000>3000>B000>V000>j000?8000?K000?X000?h000@7000@I000@_000A8000AQ000A^000Af000B4000B@000BK00\
0BY000Be000C0000C:000CD000CL000C[000Ci000D8000DH000DT000Db000E1000E>000EJ000EY000Ee000F1000F?000FM000FX000Fe000G3000GB00\
0GT000Gb000Go000H;000HH000HZ000Hd000I:000ID000IU000I_000Il000J6000JF000JV000J`000Jn000K8000KD000KG000KP000KV000K[000Kj00\
0Ko000L;000LC000LI000LP000LU000L\\000Lj000M9000MF000MY000Mb000Mh000N8000NG000N[000Ni000O;000ON000Oa000Of000P3000PA000PO00\
0P\\000Ph000Q1000QA000QQ000QZ000Qg000R3000RA000R\\000S6000SJ000Sc000T6000T@000TM000Ta000U3000UG000UQ000U[000Ui000V7000VL00\
0VZ000Vf000W9000WD000WV000W`000X0000X?000XR000Xc000Y;000YE000YV000Y_000Yk000Z=000ZB000ZN000Z\\000Zh000[1000[A000[Q000[`00\
0[i000\\3000\\=000\\G000\\K000\\P000\\Z000\\a000\\h000]3000]=000]J000]P000][000]f000]n000^<000^I000^S000_0000_;000_X000`4000`:00\
0`?000`E000`P000`V000`[000`n000a6000aF000aJ000aR000aZ000af000b0000b5000bK000bT000bd000bo000c;000c@000cD000cJ000cO000cU00\
0c\\000cd000cj000d5000dD000dI000dN000dU000dZ000d_000dj000do000e3000e9000eD000e_000f4000fP000fi000gH000h4000hN000iT000jM00\
0jo000kT000l7000mK000mf000n?000nh000o_000ol001000010:0010?0010C0010M0010U0010\\0010b0010h0010l001160011?0011I0011T0011[00\
11d0011n001260012<0012N0012T0012n001360013T0013Y0013`0013h001410014>0014\\0014c0014i00150000dZ0015=0015N0015S0015_0015d00\
15o001640016?0016M0016R0016^0016c0016j0016m001760017<0017A0017X0017]0017e0017m001830018:0018?0018F0018T0018\\0018b0018n00\
1970019=0019M0019\\0019m001:5001:O001:\\001;7001;<001;E001;O001;Y001;b001;j001;o001<;001<G001<P001<]001<e001<o001=D001=X00\
1=f001>9001>F001>P001>X001>c001>l001?;001?K001?P001?Y001?b001?n001@7001@>001@H001@N001@W001@\\001@g001A1001A;001AG001AV00\
1A[001Ac001Ag001B7001B@001BE000dN001BM001BT001B]001Bf001Bo001C7001CB001CM001CX001D2001D=001DF001Dh001E9001ED001EX001El00\
1F=001FF001FV001Fb001G=001GV001Gj001H>000_0001Il001JM001Km001L8001LA001LL001Ld001Lm001M6001MQ001M`001N3001N<001NV001Na00\
1O5001OQ001O^001P>001PK001Ph001Q@001QV001Qe001R0001R6001RC001RR001Ra001S0001S;001SS001Sk001T6001TA001TH001TM001TX001Th00\
1To001U4001U;001UO001V1001VF001Vf001WD001Wk001XX001Y<001ZS001\\0001\\h001]U001^E001ci001dG001di001eR001fW000ol001000010:00\
10?0010C0010M0010U0010\\001fk0010h001g6001gC001gH001gQ001g^001gi001h2001hD001hV001h]001iI001iT001k8001kP001m>001mP001mh00\
1n>001nK001nZ0020H0020e002100021F0021`0021k0022J0022Q0022e002320023M0023\\002440024M0024X0024n002550025@0025K0025V0025j00\
2650026a0026l0027:0027E0027J0027U0027\\0027c002890028H0028U0028j0029=0029J0029d002:<002:m002;<002;[002<5002<V002<a002=900\
2=L002=[002=f002>1002>>002>K002>e002?N002@7002@F002@b002AA002Ab002B:002Bf002C>002CZ002Ce002D3002D=002DT002Dn002E;002ES00\
2E^002El002FD002FM002Fd002Fm002G9002GB002GP002G^002Gl002HB002Hd002Hi002I1002I@002IP002I^002Ii002J<002JG002JV002Jj002K500\
2K@002KO002KZ002Ke002Kn002L=002LI002LQ002L]002Ld002Ln002M?002MN002M]002Mf000][002N5002NA002NQ002N_002Nm000_0002OI002Of00\
2P@002PK002PP002PV002Pa002Pg002Pn002Q>002QH002Qb002Qf002Qm002R7002RH002RV002R\\002S4002S@002SK002S]002Sl002T2000cD002T600\
2T=000cU002TE002TM002TS002Tc002U4002U<002UA002UJ002UQ002U\\002Uj002V3002V@002VJ002V[002WF002Wa002XA002X`002YD002Z0002ZT00\
2[n002\\h002]I002^9002^c002`I002`k002aP002b>002c?000ol002cI002cT0010?002cY002ca002cj002d2002d;002dE002dO002d[002df002e200\
2e=002eH002eT002e_00126002ei002f=002fE002fc002g0002gN002S@002g\\0013h002go002h=002h]0014c002hm002i9002UQ002iL002i]002ic00\
2il002j2002jC002jI002jX002jj002k2002kD002kL0016j002kT00176002k^002ki002lF002lR002lb002m0002m:002mH002mR002mY002mi002n400\
2n<002nH002nV002n]002o5002oI002od002ol0030E0030X0031200318001;E0031A0031K0031U0031]0031b0031j003270032E0032T0032d0033700\
33R0033k0034@0034W0034j0035;0035B0035L0035U0035f0035m003630036=0036F0036R0036\\0036c0036m003720037:0037A0037M0037_0037i00\
383001AV0038@001Ac0038H0038U0038^0038k002UA002cj0039<0039G0039R0039]0039n003:6003:@003:I003:W003:_003:f003;1003;9003;B00\
3;U003;h003<6003<?000][003<S003<]003<m003=E003=W000_0003>3003>M003>j003?1000`?003?6003?M003?S003?_003@3003@<003@N003@S00\
3@`003@i003A2003AD003AL003Ae003An003B@003BM003B]003Bc003Bh003C4003C9003C?003CF003CN003CR003C`003C4003Cm003D2003D;003DA00\
3DH003DU003D\\003Dc003Di003E:003E]003F7003FP003Ff003GD003Go003HK003IX003JT003K2003K\\003L@003MX003N3003NP003O9003P6000ol00\
3P>0010:0010?003PH003PP003PX003P^003Pe0010h003Pm003Q8003QA003QL003QX003Qa003Qk003R=00126003RP003Rk003S6003SP003SY003T700\
3TA003TJ003TX003Tb003To003UO003U^003Ue003Um003V<003VE003V`003Vh003W:003W@003WL003WR003W^003X2003X8003XC003XR003XZ003Xb00\
3Xl003Y2003Y=003YW003Y_003Yj003Z5003Z?003ZJ003ZR003ZY003Zl003[7003[?003[K003[S003[]003\\1003\\F003\\Y003\\b003]>003]O003]k00\
3^3003^=003^G003^Q003^\\003^f003^k003_:003_F003_Y003_k003`5003`E003``003a<003aN003ag003b9003bD003bO003b]003bf003c5003cH00\
3cN003c\\003cf003d3003dB003dJ003dY003d`003dj003e3003eE003eW003ed003f3003fH003fN001Ac003fW003fh003g2003g;003gG003gT003g^00\
3gj003h4003h>003hH003hP003hY003hc003i4003i<003iC003iK003iZ003ib003j5003jI003jW003ja000][003k6003kE003kW003kg003l<003lZ00\
3lf003mA003m_003mf003mk003n3003nF003nK003nR003nf003no003oC003oI003oR003o[003od000b0004030040J0040V0040n0041<000c;0041Q00\
0cD0041V0041\\000cU000c\\0041c0041h004250041V0042F0042M0042W0042`0042i0043:0043A0043H0043O0043b0044C0044^0045C0045^0046B00\
4730047T0048j0049d004:B004:n004;T004<h0043b004=G004>8004?@000ol004?N0010:004?^004?e004?n003i<004@8004@<004@C004@N004@X00\
4@a004@i004A6004AB004AN004Ad00126004B;0042W004BP004Bl00136004C7004CE004CN0013h004C_004Cm004DM004D^0014i004De004E8004EA00\
4EY004Ea004En004F30015o004FA004FO004Fd004Fl004G9004GG0016j004GP00176004GZ004Gb004HM004HW004Hd004Ho004I9004IG004IS004I^00\
4J3004J>0018b004JF004JP004JY004K1004KL004K^004Kg004LG004L\\004M<001;<004ME004MW004M_004Mj004N5004N:004NL004N`004No004OB00\
4OK004O\\004Oo004PB004PX004Q:004QN001>P004QY003b]004Qd004R4004RH004RQ001?Y004Rb004Rn004S=004SE001@H004SQ004SZ004Sd004So00\
4T=004TG004TS004Tb004Th001Ac004U1004UD003iZ004UN004UY004Uh004V2004V=004@X004VG004VQ004VX004Vc004Vk004W7004W@004WI004WT00\
4W_004Wg004X7004XG004XU004X]000][004Xm004Y9004YK004Ya004Z1000_0004ZL004Zf004[C004[J004[N004[U003?M004[g004[o004\\B004\\K00\
4\\]004\\c004\\k004]2004];004]N004]U004]m004^9004^P004^g001?K004_5000cD004_<004_@003C?004_D004_K004_P004_`004_<004`0004`500\
4`=004`B004`K004`Z004``004`g004`o004a?004a_004b7004bW004bk004cP004d8004dZ004ee004fV004g<004gg004hM004il004jG004jd004kK00\
4lI000ol001000010:0010?004lW004l`004lg004lm004m40010h004m;004mE004mN004mX004md004ml004n4004n@00126004nJ004nd004nn004oE00\
4oQ004on0050>0050G0050W0050a0050n0051M0014c0014i0051Z004`B0051j0015N0052A0052P0052V0015o0052e005300053B0053G0053W0053]00\
16j0053f003Xl005400054:0054R0054Y0054c0054l005550055?0055E0055K0055[0055e0055l005690056F0056P0056b005740057H0057P0057n00\
58?0058_0058j005930059<0059F0059U0059`0059f005:3005:>005:R005:f005:n005;<005;T005;m005<?005<X005<h005=0005=9003b]005=E00\
5=S005=e001?P003c\\003cf005=j005>7005>@005>P005>Y003dj005>e005?4004T=005?E005?U005?h005?n001Ac005@7005@I004W_005@R005@]00\
5@j005A6005AC005AN005AX005Ac005B<005BF005BP005Bf005Bm005C4005CG005CQ005Ca005Cn005D;005DG005DQ005Dd005E0005E@005EO005EY00\
5Ef000_0005F;005F^005G0005G:005G>005GH005G^005Gb005Go005H8005HE005Ha005He005I2005I9005IC005IP005IZ005J1005J>005JH005JR00\
5J_005Jf005Jj005K8005K<005KC005KC005KG005KK005KU005K_005Kf005Kj005L1005L8005L?005LU005L_005Li005M6005MI005N1005NV005OM00\
5P2005PW005QN005R0005S`005U2005Ui005VX005WX005XT005Y?005Yg005Z[005[^000ol001000010:0010?0010C0010M0010U0010\\005[h0010h00\
5\\5005\\<005\\L005\\b005\\i005]0005]=005]J005]W005]g005^@005^G005^V005^f005_2005_9005_I005_S005_`005_l005`8005`H005`R005`Y00\
5L8005a5005aT005aa005b7005bA005bT005ba005c:005^@005cR005c\\005cc0016j005d3005d:005dG005dN005e3005e@005eR005eY005e`005em00\
5f4005f;005fT005f[005fb005fi005g0005g7005gJ005g]005h<005hF005h`005i3005iM005iT005i^005j1005jD005jQ005jX005jb005ji005kE00\
5kR005jQ005k_005ki005l<005lR005lb005m;005mK005mU005me005n7005nI005nk005o8005oB005oU005o\\005oe006050060B0060N0060U0060^00\
60e006180061N0061`006230062H0062U001Ac0062d0062n0063:0063G005Kj0063Y0063`006400064:0064D0064]0064g00650006590065C0065M00\
65S000\\Z0065_0065i00665004XG0066B0066J000][0066V0066d006750067G0067U000_0006820068O0068m006950069;0069A0069O002Pg0069U00\
69h006:0006:A006:F006:V006:`006:f004]N006;0006;I006;S006;e006<:002Sl006<G006<K006<U006<Y006<^002TE006<e006<k006=:006=G00\
6=L006=Q006=]006=d006=m006>7006>A006>I006>Q006>b006?J006?e006@A006@[006A=006Al006BS006Ci006Da006EA006Ee006FP006Gl006HM00\
6I2006I^006J[000ol001000010:0010?0010C0010M006Jj0010\\006K00010h006K7006K@006KI006KT006K]006Kg006L3006LD00126006LU006Lf00\
6M0006MG006MM006Mk006N6006NA006NR006NZ006Nh006OH0014c0014i006OS006=d006Oa006P7006P?0015_006PO0015o006PX006Pf006Q8006QB00\
6QR006Q[0016j006Qc006Qk006R4006R=006RZ006Rb006S6006SA006SN006S[006Sc006Sj006T@006TK006TR006T]006Tj006U0006U@006UN006Ug00\
6V0006VL006V]006W9006WA001;E006WK006WV006Wa006Wn006X3006X@006XN006X[006Xf006Xm006Y=006YW006Yo006Z=006ZR006Za006[1006[900\
6[D006[M006[\\006[c001?P001?Y006[l006\\8006\\E006\\I006\\S006\\^006\\l006]6006]C006]T006]^006]g006^3006^9001Ac006^B006^O006^X00\
6^g006_8006_D006_J006_S006_a006_o006`:006`B006`K006`T006``006`f006`m006a7006a>006aE006aV006ag006b:006bA000][006bP006b\\00\
6bo006c?006cN000_0006dA006d\\006e_006eg006f1006f7006fG006fO006fV006fj006g1006gB006gK006gR006gZ006ga006h4006h;006hR006hZ00\
6he006i3001?K006iD000cD006iK006iS006i[006ib006ii006j2006jE006iK006jX006j\\006jb006ji006k0006k@006kH006kO006kU006kf006lC00\
6lY006m8006mK006mj006nW006o40070K007160071W0072;0072Z0075?0075Y007650076Y0077U000ol001000010:0010?0010C0010M006Jj0010\\00\
77h0010h0077o007880078>0078H0078R0078Z0078f007980079K0079T0079l007:8007;2007;>007<4007<;007<F007<R007<Z007<f007=`007>100\
7>7007>D007>Q007>X007>n007?3007?@007?F0015o007?U007?b007@0007@9007@G007@M0016j007@R007@]007@g007A1007AI007AP007A[007Ae00\
7Ao007BA007BH007BO007Bc007Bj007C1007C<007CG007CS007Ce007D;007DU007D]007E;007EI007Ee007Eo007F8007F@007FI007FR007F[007Fc00\
7Fm007GE007GU007Gf007Go007HB007H]007I9007II007Ie007J6007JH007JQ007J]007Ji007K<007KT007KY0036=007Ke007L1001@7007LA007LO00\
7LU007L^007Lf007M4007MG007MQ007Ma006^3007N4007N=007NG007NX007Na007Nh007O3007O<007OD007ON007O\\007Oi007P4007P;003:@007PD00\
7PQ007P[003^G007Pb003;9007Pj003;U003;h003<6007Q<000][007QO007QY007Qi007R@003l<000_0003>3003>M007RR003?1007RY007R]003?M00\
7Rl003?_007S2007S<007SK007ST007S^007Sg007T4003AD003AL007TG007TQ007Th003BM001?K007U4000cD003C4003C9003C?003CF007U8007U=00\
7UK003C4007UY007U]007Ue003DA007V0003DU007V=007VF007VL007V\\007WD007W`007X:007XQ007Y4007Y^007Z>007[T007\\M007\\m007]S007^600\
7_N007_i007`J007a4007b2000ol001000010:0010?0010C0010M006Jj0010\\007b;0010h004m;007bC007bL004mX003QX003Qa007bV007bg007c700\
7c>007cX003S6007cb003SY003T7007cm007d5007dB003Tb003To007dL003U^0014i007dW003DA007de007e8007e@007eK007eQ0015o007e_007ej00\
7f<003X8007fA007fL0016j003Xb007fS007fZ007fe007g>007gF007gQ003Z5003Z?007g[003ZR007gb003Zl007h1007h8003[K007hC007hP007hc00\
7i7007iT007i\\007j7007jG007ja007jg001;E003^G007k0007k:007kE007kJ007kX007kd007l1007l>007lG007lZ007m2007mK007m\\007n6007nE00\
7nV007ni007o?007oI007oZ007ol00802003c\\003cf0080A0080P0080V0080d0080k001@W008150081C004T=0081S0081a003fH003fN001Ac0082200\
3fh0082D0082M0082Y0082c0082o003gj003h4003h>0083;0083B0083I0083P0083]0083d0083k00842008490084@0084J0084T0084c0084j0085400\
85@0085J0085Y0085c0085j0086<0086H0086e008770087>0087E0087L0087Y0087`0087g005H8008870088P0088W0088^0088e0088o0089<0089C00\
89_0089f008:6008:C008:M005Jf008:T008:b008:b008:i008:i005KG008;0008;:008;D005Kf008;K008;R008;Y008;`008;m008<4008<;008<B00\
8<I008<_008=2008=E008=X008>1008>S008>i008?c008@]008A9008AY008BB008Bf008C?008CU008D4008D\\000ol001000010:0010?0010C0010M00\
6Jj0010\\008Dc0010h008Dj008E1008E8008EB008EI008EP008EZ008Ea008Eh008Eo008F<008FF008FU008Fb008G1008G8008GB008GO008GV005_l00\
8Ge008H2005`R008H9008;Y008HF008HS008HZ008Ha008Hh008I8008I?008IL008I[008Ib008Il008J3008J:005d3008JA008JH008JO008Jh008Jo00\
8K8008K?008KF005em008KM008KT008Ka008Kh008Ko008L6008L=008LD008LQ008L^008Ln008M2008ME008MO005iM008Mb008Ml008N3008N@008NG00\
8NT005jb008N[008Nh008O;008ON008O[008Oh008P8008PH008PR008Pe008Po008Q6008Q=008QF008QO008Q_008Qi008R0008R:008RA008RJ008RT00\
8R^008Rj008S1008S:008SA008SK008SU008S^008Sh008T4008T;001Ac008TD008TQ008TZ008Ta008;K008Tj008U1006400064:008U;\u{1c}action.acti\
vate\u{1c}action.decrement\u{1c}action.increment\u{1c}action.show-menu\u{1c}add\u{1c}back\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}chart.area\u{1c}chart.bar\u{1c}chart.by\u{1c}c\
hart.chart\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}chart.series\u{1c}chart.subject\u{1c}chart\
.summary\u{1c}chart.values\u{1c}close\u{1c}color.blue\u{1c}color.color\u{1c}color.color-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opaci\
ty\u{1c}color.recent\u{1c}color.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-progress\u{1c}control.more-info\u{1c}control.page\u{1c}control.page-of\u{1c}contr\
ol.progress\u{1c}control.progress-halted\u{1c}control.refreshing\u{1c}control.show-values\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}\
date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-month\u{1c}date.previous-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}\
edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-all\u{1c}error.cannot-play\u{1c}error.damaged-file\u{1c}error.download-cancel\
led\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecure\u{1c}error.invalid-image\u{1c}error.media-backend\u{1c}error.network\u{1c}erro\
r.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}error.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-for\
mat\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.ret\
urn\u{1c}key.shift\u{1c}key.space\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}li\
st.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}medi\
a.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-w\
indow\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.n\
ew-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}r\
eply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spel\
ling.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}t\
ab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.r\
ecents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}t\
able.widen-column\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}t\
ype.database\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-forma\
t\u{1c}type.item\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.te\
xt-format\u{1c}type.url\u{1c}type.values\u{1c}type.video-format\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.maximize\u{1c}win\
dow.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Decrement\u{1c}Increment\u{1c}Show menu\u{1c}Add\u{1c}Back\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\
\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@\
: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal numbe\
r\u{1c}Opacity\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress halted\u{1c}\
Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Ed\
it\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The download was cancelled.\u{1c}The \
file does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secure.\u{1c}The image cannot be read\
.\u{1c}Video and audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be reached, or does not have t\
he file.\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oT\
he server took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did not answer.\u{1c}The file canno\
t be read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not supported.\u{1c}Fast forward\u{1c}Alt\u{1c}\
Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move\
 Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}\
Playing\u{1c}Position\u{1c}%1$@ of %2$@\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full \
Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in u\
se.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\
\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of the second column\u{1c}Stop\u{1c}Contacts\
\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column B\
ackward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or\
 video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich \
text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Maximiz\
e\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إنقاص\u{1c}زيادة\u{1c}إظهار القائمة\u{1c}إضافة\u{1c}رجوع\u{1c}الإشارات المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$\
@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسل\
سلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld \
قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد \
التقدم\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}ا\
لساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يت\
عذر تشغيل الملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قرا\
ءة الصورة.\u{1c}لا يمكن تشغيل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد\
 الخادم التوجيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية\
.\u{1f}oاستغرق الخادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم \
أكثر من %lld ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناو\
ين التي تبدأ بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم\
 في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة\
 واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}%1$@ من %2$@\u{1c}\u{1e}1\u{1f}z%lld ثاني\
ة\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء \
ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظي\
م\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}بحث\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}ا\
لإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض العمود \
الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب \
السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}إعاد\
ة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ت\
رويسة %@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\
\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}تكبير\u{1c}تصغير\u{1c}استعادة\u{1c}Aktivieren\u{1c}Verringern\u{1c}Erhöhen\u{1c}Menü anzeigen\u{1c}Hinzufügen\u{1c}Z\
urück\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@.\
 Keine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld We\
rte\u{1c}Schließen\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\
\u{1c}Wird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Dat\
um\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}\
Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der \
Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server \
ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio können nicht wiedergegeben werden, weil GStreamer \
nicht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Se\
rver hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sek\
unde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei kann nicht\
 gelesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht unterstützt\
.\u{1c}Vorspulen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Abst\
eigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}Wird gelade\
n\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}%1$@ von %2$@\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld Sekunden\u{1c}Ton einsc\
halten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weitere Menüs\u{1c}Neues Fenste\
r: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}Wiederholen:\
 %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suchen\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einstellungen\u{1c}Te\
ilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\u{1c}Spalten ausb\
lenden\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorhe\
riger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewegen\u{1c}Spalte verschmälern\u{1c}Spa\
ltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenban\
k\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}\
%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}A\
ctivar\u{1c}Disminuir\u{1c}Aumentar\u{1c}Mostrar menú\u{1c}Añadir\u{1c}Atrás\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ p\
or %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld \
series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número \
hexadecimal\u{1c}Opacidad\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Más información\u{1c}Página\u{1c}página %1$lld de %2$ll\
d\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguie\
nte\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el a\
rchivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión \
con el servidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque GStreamer no est\
á instalado.\u{1c}No se puede acceder al servidor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respo\
ndió con el error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó \
más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}La\
s direcciones que empiezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascendente\u{1c}\
Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducción\u{1c}Finaliz\
ado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}%1$@ de %\
2$@\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla completa\u{1c}Archi\
vo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Aceptar\u{1c}Org\
anizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroceder\u{1c}Guardar\u{1c}Buscar\u{1c}Cance\
lar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No hay sugerencias\u{1c}C\
olumnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho de la segunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}D\
estacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover colu\
mna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho de columna\u{1c}Ensanchar columna\u{1c}Reintentar\u{1c}Arch\
ivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de archivo\u{1c}\
Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fuente\u{1c}Código f\
uente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Maximizar\u{1c}Min\
imizar\u{1c}Restaurar\u{1c}Activer\u{1c}Diminuer\u{1c}Augmenter\u{1c}Afficher le menu\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annuler\u{1c}Graphique en \
aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nuage de points\u{1c}Gr\
aphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld valeurs\u{1c}Ferme\
r\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Couleur récente %@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En co\
urs\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Actualisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heur\
e\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sé\
lectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargement a été annulé.\u{1c}Le fichier n’existe\
 pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo\
 et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\u{1c}Le serveur est injoignable ou ne possède pas le f\
ichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}o\
Le serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}Le serveur n’a pas répondu.\u{1c}Le format du\
 fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %@: » ne sont pas prises en charge.\u{1c}Avance rapide\u{1c}R\
etour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Croissant\u{1c}Réduire\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}D\
éplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En p\
ause\u{1c}Lecture en cours\u{1c}%1$@ sur %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quit\
ter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\
\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapi\
de\u{1c}Enregistrer\u{1c}Rechercher\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orth\
ographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masquer les colonnes\u{1c}Largeur de la deuxième colonne\u{1c}Ar\
rêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précéd\
ent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}É\
largir la colonne\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL de fich\
ier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tab\
leau de valeurs\u{1c}Vidéo %@\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Diminuisci\u{1c}Aumenta\u{1c}Mo\
stra menu\u{1c}Aggiungi\u{1c}Indietro\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico \
a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$\
@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Colore rece\
nte %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$lld\u{1c}Avanzamento\u{1c}Avanzamento interrott\
o\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modi\
fica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodurre il file.\u{1c}Il file è danneggiato.\u{1c}Il downl\
oad è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}La connessione al server non è sicura.\u{1c}Impos\
sibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché GStreamer non è installato.\u{1c}Il server non è ragg\
iungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server ha risposto con l’errore %lld.\u{1c}Il server ha in\
viato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl server ha impiegato più di %lld secondi.\u{1c}Il se\
rver non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file non è supportato.\u{1c}Gli indirizzi che iniziano con \
“%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Esp\
andi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\
\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audi\
o\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazion\
i…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}An\
nulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimen\
to\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza della seconda colonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}P\
referiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pannello precedente\u{1c}Recenti\u{1c}I più vot\
ati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi colonna\u{1c}Adatta larghezza colonna\u{1c}Allarga colonna\u{1c}Riprova\u{1c}\
Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Tes\
to semplice\u{1c}Testo formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Video %@\u{1c}Annulla %@\u{1c}eli\
minazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}減らす\u{1c}増やす\u{1c}メニューを表示\u{1c}追加\u{1c}戻る\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}\
棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}青\u{1c}カラー\u{1c}カラーグ\
リッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時\
刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続\
は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエ\
ラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始\
まるアドレスには対応していません。\u{1c}早送り\u{1c}スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再\
生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウイン\
ドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}\
カラムを隠す\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}再試行\u{1c}アーカ\
イブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソース\
コード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Verlagen\u{1c}Verhogen\u{1c}Toon menu\u{1c}Toevoegen\u{1c}Terug\u{1c}B\
ladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waarden\u{1c}Spreidingsdiagram\u{1c}Cirke\
ldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}Blauw\u{1c}Kleur\u{1c}Kle\
urenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$ll\
d van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende \
maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand\
 kan niet worden afgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeeld\
ing is niet meer nodig.\u{1c}De verbinding met de server is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en a\
udio kunnen niet worden afgespeeld, omdat GStreamer niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bes\
tand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De server antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd\
.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\u{1f}xDe server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geant\
woord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De bestandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” \
worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaa\
ts omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid \
uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}%1$@ van %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit vol\
ledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Orden\
en\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opsla\
an\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen sugge\
sties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favor\
ieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats k\
olom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolom\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-arch\
ief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Pl\
atte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Ongedaan maken\u{1c}Maak %@ o\
ngedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Zmniejsz\u{1c}Zwiększ\u{1c}Pokaż menu\u{1c}Dodaj\u{1c}Wste\
cz\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak \
wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}\
o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba \
szesnastkowa\u{1c}Krycie\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postę\
p\u{1c}Zatrzymano\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}R\
ok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzon\
y.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpiec\
zne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć wideo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer\
 jest niedostępny lub nie ma pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad\
 %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %l\
ld sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie j\
est obsługiwany.\u{1c}Adresy zaczynające się od „%@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Male\
jąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld g\
odziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Od\
twarzanie\u{1c}Pozycja\u{1c}%1$@ z %2$@\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamk\
nij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Wid\
ok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Sz\
ukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znalezi\
ono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ul\
ubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej ocenian\
e\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Spróbuj ponow\
nie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}N\
agłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres \
URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Dim\
inuir\u{1c}Mostrar menu\u{1c}Adicionar\u{1c}Voltar\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de disper\
são\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}M\
ais informações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limp\
ar texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi c\
ancelado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possível le\
r a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser acess\
ado ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou mais d\
e %lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não respon\
deu.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são compat\
íveis.\u{1c}Avançar\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrado\u{1c}Carreg\
ando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais \
menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Sa\
lvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma sugestão encontrada\u{1c}Col\
unas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais r\
ecentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover coluna para trás\u{1c}Mover coluna para frente\
\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áud\
io %@\u{1c}Áudio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simp\
les\u{1c}Texto formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}激活\
\u{1c}减少\u{1c}增加\u{1c}显示菜单\u{1c}添加\u{1c}返回\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%\
4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小\
时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStre\
amer。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“\
%@:”开头的地址。\u{1c}快进\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\
\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到\
建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频\
或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}还原\u{1c}
""")
}

extension LocalizedString {
package enum BuiltIn {
    /// “Activate”
    package static var actionActivate: LocalizedString { LocalizedString(.builtIn, 0) }
    /// “Decrement”
    package static var actionDecrement: LocalizedString { LocalizedString(.builtIn, 1) }
    /// “Increment”
    package static var actionIncrement: LocalizedString { LocalizedString(.builtIn, 2) }
    /// “Show menu”
    package static var actionShowMenu: LocalizedString { LocalizedString(.builtIn, 3) }
    /// “Add”
    package static var add: LocalizedString { LocalizedString(.builtIn, 4) }
    /// “Back”
    package static var back: LocalizedString { LocalizedString(.builtIn, 5) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 6) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 7) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 8) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 9) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 10) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 11, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 12) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 13) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 14, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 15) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 16, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 17) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 18) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 19, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 20, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 21, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 22, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 23) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 25) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 26) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 27) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 28) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 29) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 30) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 31, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 32) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 33) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 34) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 35) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 36) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 37) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 38, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 39) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 40) }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 45) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 51) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 52) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 54) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 60) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 61) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 63) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 64) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 65) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 67) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 73, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 74, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 75, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 79, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 80) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 81) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 82) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 86) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 87) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 88) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 89) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 93) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 98) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 99) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 100) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 102, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 104, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 109, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 110, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 114) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 116) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 118) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 119) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 120) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 123, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 125) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 126) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 134, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 165) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 173, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 174, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 180, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 183, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 185, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 189, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 190) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 191, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 193, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 196, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 198, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 199) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 204) }
}
}
