// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: fd0f0db53df59b659e6dd105f36ca63cc0807f0813596040b7a85a7a75bae90a

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 220 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d0004h0004m000570005>0005E0005P0005Z0005c0005o0006:0006E0006S0006c0006o0007<0007I0007W0007e0008200\
0880008C0008O0008`0008l000970009I0009W0009d0009n000:<000:D000:X000:j000;7000;G000;X000<0000<C000<W000<a000<j000=:000=D00\
0=O000=[000=h000>3000>C000>W000>a000>k000?2000?7000?<000?L000?V000?_000?j000@:000@L000@_000A8000AM000Ac000B2000BF000BZ00\
0Bh000C;000CH000CX000Cg000D9000DO000Dh000EA000EN000EV000Ed000F0000F;000FI000FU000F`000Fj000G4000G<000GK000GY000Gh000H800\
0HD000HR000Ha000Hn000I:000II000IU000Ia000Io000J=000JH000JU000Jc000K2000KD000KR000K_000Kk000L8000LJ000LT000Lj000M4000ME00\
0MO000M\\000Mf000N6000NF000NP000N^000Nh000O4000O7000O@000OF000OK000OZ000O_000Ok000P3000P9000P@000PE000PL000PZ000Pi000Q600\
0QI000QR000QX000Qh000R7000RK000RY000Rk000S>000SQ000SV000Sc000T1000T?000TL000TX000Ta000U1000UA000UJ000UW000Uc000V1000VL00\
0Vf000W:000WS000Wf000X0000X=000XQ000Xc000Y7000YA000YK000YY000Yg000Z<000ZJ000ZV000Zi000[4000[F000[P000[`000[o000\\B000\\S00\
0\\k000]5000]F000]O000][000]m000^2000^>000^L000^X000^a000_6000_F000_V000_e000_n000`:000`D000`I000`Q000`V000`^000`h000a400\
0a>000aL000aX000ad000b1000b;000bE000bM000bV000bZ000b_000bi000c0000c7000cB000cL000cY000c_000cj000d5000d=000dK000dX000db00\
0e?000eJ000eg000fC000fI000fN000fT000f_000fe000fj000g=000gE000gU000gY000ga000gi000h5000h?000hD000hZ000hc000i3000i>000iJ00\
0iO000iS000iY000i^000id000ik000j3000j9000jD000jS000jX000j]000jd000ji000jn000k9000k>000kB000kH000kS000kn000lC000l_000m800\
0mW000nC000n]000oc0010\\0011>0011c0012F0013Z001450014N001570015n0016;0016?0016I0016N0016R0016\\0016d0016k00171001770017;00\
17E0017N0017X0017c0017j001830018=0018E0018K0018]0018c0019=0019E0019c0019h0019o001:7001:@001:M001:k001;2001;8001;?000ji00\
1;L001;]001;b001;n001<3001<>001<C001<N001<\\001<a001<m001=2001=9001=<001=E001=K001=P001=g001=l001>4001><001>B001>I001>N00\
1>U001>c001>k001?1001?=001?F001?L001?\\001?k001@<001@D001@^001@k001AF001AK001AT001A^001Ah001B1001B9001B>001BJ001BV001B_00\
1Bl001C4001C>001CS001Cg001D5001DH001DU001D_001Dg001E2001E;001EJ001EZ001E_001Eh001F1001F=001FF001FM001FW001F]001Ff001Fk00\
1G6001G@001GJ001GV001Ge001Gj001H2001H6001HF001HO001HT000j]001H\\001Hc001Hl001I:001IC001IL001IT001I_001J5001J@001JG001JQ00\
1J\\001Jj001K5001KS001Ko001LK001Ln001MQ001N4001NW001O1001O<001OG001OR001O[001P=001PN001PY001Pm001QA001QR001Q[001Qk001R700\
1RR001Rk001S?001SS000e?001UA001Ub001WB001WM001WV001Wa001X9001XB001XK001Xf001Y5001YH001YQ001Yk001Z6001ZJ001Zf001[3001[S00\
1[`001\\=001\\U001\\k001]:001]E001]K001]X001]g001^6001^E001^P001^h001_@001_K001_V001_]001_b001_m001`=001`D001`I001`P001`d00\
1aF001a[001b;001bY001c@001cm001dQ001eh001gE001h=001hj001iZ001o>001o\\0020>0020g0021l0016;0016?0016I0016N0016R0016\\0016d00\
16k0022@001770022K0022X0022]0022f002330023>0023G0023Y0023k002420024^0024i0026M0026e0028S0028e0029=0029S0029`0029o002;]00\
2<:002<E002<[002=5002=@002=_002=f002>:002>G002>b002?1002?I002?b002?m002@C002@J002@U002@`002@k002A?002AJ002B6002BA002BO00\
2BZ002B_002Bj002C1002C8002CN002C]002Cj002D?002DR002D_002E9002EQ002FB002FQ002G0002GJ002Gk002H6002HN002Ha002I0002I;002IF00\
2IS002I`002J:002Jc002KL002K[002L7002LV002M7002MO002N;002NS002No002O:002OH002OR002Oi002PC002PP002Ph002Q3002QA002QY002Qb00\
2R9002RB002RN002RW002Re002S3002SA002SW002T9002T>002TF002TU002Te002U3002U>002UQ002U\\002Uk002V?001O1001O<002V`002Vo002W:00\
2WK002WV002W]002Wg002Wo002X;002XD002XP002X_002Xo002YC002YW002Yl002Z?002ZN002Z[002Zg002[3002[;002[G002[N002[X002[i002\\800\
2\\G002\\P000cj002\\_002\\k002];002]I002]W000e?002^3002^P002^j002_5002_:002_@002_K002_Q002_X002_h002`2002`L002`P002`W002`a00\
2a2002a@002aF002a^002aj002b5002bG002bV002b\\000iS002b`002bg000id002bo002c7002c=002cM002c^002cf002ck002d4002d;002dF002dT00\
2d]002dj002e4002eE002f0002fK002fk002gJ002gn002hZ002i>002jX002kR002l3002lc002mM002o3002oU0030:0030h0031i0016;003230032>00\
16N0032C0032K0032T0032\\0032e0032o003390033E0033P0033\\0033g003420034>0034I0018E0034S0034g0034o0035M0035Z00368002aj0036F00\
1:70036Y0036g0037G001;20037W0037c002d;003860038G0038M0038V0038\\0038m003930039B0039T0039\\0039n003:6001=9003:>001=E003:H00\
3:S003;0003;<003;L003;Z003;d003<2003<<003<C003<S003<^003<f003=2003=@003=G003=_003>3003>N003>V003>o003?B003?\\003?b001AT00\
3?k003@5003@?003@G003@L003@T003@a003@o003A>003AN003Aa003B<003BU003Bj003CA003CT003Ce003Cl003D6003D?003DP003DW003D]003Dg00\
3E0003E<003EF003EM003EW003E\\003Ed003Ek003F7003FI003FS003F]001Ge003Fj001H2003G2003G?003GH003GU002ck0032T003Gf003H1003HF00\
3HQ003H\\003Hm003I5003IG003IQ003I[003Ih003Io003J:003JC003JU003Jg003K8003KN003Kg003L>003LU003Lc003Lk003M3003M;003MB003MM00\
3MU003M^003N1003ND003NR003N[000cj003No003O9003OI003Oa003P3000e?003PO003Pi003QF003QM000fN003QR003Qi003Qo003R;003RO003RX00\
3Rj003Ro003S<003SE003SN003S`003Sh003TA003TJ003T\\003Ti003U9003U?003UD003UP003UU003U[003Ub003Uj003Un003V<003UP003VI003VN00\
3VW003V]003Vd003W1003W8003W?003WE003WV003X9003XS003Xl003YB003Y`003ZK003Zg003\\4003]0003]N003^8003^\\003`4003`O003`l003aU00\
3bR0016;003bZ0016I0016N003bd003bl003c4003c:003cA00177003cI003cT003c]003ch003d4003d=003dG003dY0018E003dl003eG003eR003el00\
3f5003fS003f]003ff003g4003g>003gK003gk003h:003hA003hI003hX003ha003i<003iD003iV003i\\003ih003in003j:003jN003jT003j_003jn00\
3k6003k>003kH003kN003kY003l3003l;003lF003lQ003l[003lf003ln003m5003mH003mS003m[003mg003mo003n9003nM003nb003o5003o>003oZ00\
3ok0040G0040O0040Y0040c0040m004180041B0041G0041V0041b004250042G0042Q0042a0043<0043X0043j0044C0044U0044`0044k004590045B00\
45Q0045d0045j004680046B0046O0046^0046f004750047<0047F0047O0047a004830048@0048O0048d0048j001H2004930049D0049N0049W0049c00\
4:0004::004:F004:V004:`004:j004;4004;<004;R004;[004;i004<:004<C004<Q004<[004<m004=;004=M004=h004>F004>d004?@004?Q004?Z00\
4?c004?k004@2004@:004@I004@Q004@d004A8004AF004AP000cj004Ae004B4004BF004BV004Bk004CI004CU004D0004DN004DU004DZ004Db004E500\
4E:004EA004EU004E^004F2004F8004FA004FJ004FS000h?004Fb004G9004GE004G]004Gk000iJ004H@000iS004HE004HK000id000ik004HR004HW00\
4Hd004HE004I5004I<004IF004IO004IX004Ii004J0004J7004J>004JQ004K2004KM004L2004LM004M1004Mb004NC004OY004PS004Q1004Q]004RC00\
4SW004JQ004T6004Tg004Uo0016;004V=0016I004VM004VT004V]004?k004Vg004Vk004W2004W=004?Z004WG004WO004W\\004Wh004X4004XJ0018E00\
4Xa004IF004Y6004YR0019E004Y]004Yk004Z4001:7004ZE004ZS004[3004[D001;8004[K004[^004[g004\\?004\\G004\\T004\\Y001<>004\\g004]500\
4]J004]R004]_004]m001=9004^6001=E004^@004^H004_3004_=004_J004_U004__004_m004`9004`D004`Y004`d001?1004`l004a6004a?004aW00\
4b2004bD004bM004bm004cB004cb001AK004ck004d=004dE004dP004d[004d`004e2004eF004eU004eh004f1004fB004fU004fh004g>004g`004h400\
1D_004h?00459004hJ004hZ004hn004i7001Eh004iH004iT004ic004ik001FW004j7004j@004jJ004jU004jc004jm004k9004kH004kN001H2004kW00\
4kj004@I004l4004l?004lN004lX004lc004m<004?Z004mF004mP004mW004mm004n8004nA004nM004nV004nc004nk004o=004oO004oa005070050M00\
50a005170051C0051O0051V0051_0051h005230052>0052F0052V0052f005340053<000cj0053L0053X0053j0054@0054P000e?0054k0055E0055b00\
55i0055m00564003Qi0056F0056N0056a0056j0057<0057B0057J0057Q0057Z0057m005840058L0058X0058o0059F001EZ0059T000iS0059[0059_00\
3U[0059c0059j0059o005:?0059[005:O005:T005:\\005:a005:j005;9005;?005;F005;N005;^005<>005<V005=6005=J005=o005>W005?9005@D00\
5A5005A[005BF005Bl005DK005Df005EC005Ej005Fh0016;0016?0016I0016N005G6005G?005GF005GL005GS00177005GZ005Gd005Gm005H7005HC00\
5HK005HS005H_0018E005Hi005IC005IM005Id005J0005JM005J]005Jf005K6005K@005KM005Kl001;2001;8005L9005:a005LI001;]005L`005Lo00\
5M5001<>005MD005MO005Ma005Mf005N6005N<001=9005NE003kH005NO005NY005O1005O8005OB005OK005OT005O^005Od005Oj005P:005PD005PK00\
5PX005Pe005Po005QA005QS005Qg005Qo005RM005R^005S>005SI005SR005S[005Se005T4005T?005TE005TR005T]005U1005UE005UM005U[005V300\
5VL005V^005W7005WG005WO005WX00459005Wd005X2005XD001E_004680046B005XI005XV005X_005Xo005Y80047F005YD005YS004jc005Yd005Z400\
5ZG005ZM001H2005ZV005Zh0052>005[1005[<005[I005[U005[b005\\8005\\C005\\M005\\X005]1005]P005]Z005]g005^9005^F005^W005^a005_:00\
5_J005_Z005`0005`F005`\\005a2005aH005aO005aV005a]005ad005b7005bA005bQ005b^005bk005c7005cA005cT005c`005d0005d?005dI005dV00\
0e?005dk005eN005e`005ej005en005f8005fN005fR005f_005fh005g5005gQ005gU005gb005gi005h3005h@005hJ005ha005hn005i8005iB005iO00\
5iV005iZ005ih005il005j3005j3005j7005j;005jE005jO005jV005jZ005ja005jh005jo005kE005kO005kY005kf005l9005la005mF005n=005nb00\
5oG0060>0060`0062P0063b0064Y0065H0066H0067D0067o0068W0069K006:N0016;0016?0016I0016N0016R0016\\0016d0016k006:X00177006:e00\
6:l006;<006;R006;Y006;`006;m006<:006<G006<W006=0006=7006=F006=V006=b006=i006>9006>C006>P006>\\006>h006?8006?B006?I005jh00\
6?e006@D006@Q006@g006A1006AD006AQ006Aj006=0006BB006BL006BS001=9006Bc006Bj006C7006C>006Cc006D0006DB006DI006DP006D]006Dd00\
6Dk006ED006EK006ER006EY006E`006Eg006F:006FM006Fl006G6006GP006Gc006H=006HD006HN006Ha006I4006IA006IH006IR006IY006J5006JB00\
6IA006JO006JY006Jl006KB006KR006Kk006L;006LE006LU006Lg006M9006M[006Mh006N2006NE006NL006NU006Ne006O2006O>006OE006ON006OU00\
6Oh006P>006PP006Pc006Q8006QE001H2006QT006Q^006Qj006R7005jZ006RI006RP006R`006S6006S@006SJ006Sc006Sm006T>006TG006TN006TX00\
6Tc006U2006U;006UF006UV006Ud006V1006VB006VT006Va006Vk006W4006W>006WH006WN000bi006WZ006Wd006X00052f006X=006XE000cj006XQ00\
6X_006Y0006YB006YP000e?006Ym006ZJ006Zh006[0006[6006[<006[J002_Q006[P006[c006[k006\\<006\\A006\\Q006\\[006\\a0057m006\\k006]D00\
6]N006]`006^5002bV006^B006^F006^P006^T006^Y002bo006^`006^f006_5006_B006_G006_L006_X006__006_h006`2006`<006`D006`L006`]00\
6aE006a`006b<006bV006c8006cg006dN006ed006f\\006g<006g`006hK006ig006jH006jm006kY006lV0016;0016?0016I0016N0016R0016\\006le00\
16k006lk00177006m2006m;006mD006mO006mX006mb006mn006n?0018E006nP006na006nk006oB006oH006of007010070<0070M0070U0070c0071C00\
1;2001;80071N006__0071\\007220072:001;n0072J001<>0072S0072a007330073=0073M0073V001=90073^0073f0073o007480074U0074]0075100\
75<0075I0075V0075^0075e0076;0076F0076M0076X0076e0076k0077;0077I0077b0077k0078G0078X007940079<001AT0079F0079Q0079\\0079i00\
79n007:;007:I007:V007:a007:h007;8007;R007;j007<8007<M007<\\007<l007=4007=?007=H007=W007=^001E_001Eh007=g007>3007>@007>D00\
7>N007>Y007>g007?1007?>007?O007?Y007?b007?n007@4001H2007@=007@J007@S007@b007A3007A?007AE007AN007Ab007B0007B>007BI007BQ00\
7Bf007Bo007C<007CM007CU007Ca007Cj007D>007DO007Da007E2007EB007ES007Ee007F1007F;007FE007FK007FR007F\\007Fc007Fj007G;007GL00\
7G_007Gf000cj007H5007HA007HT007Hd007I3000e?007If007JA007KD007KL007KV007K\\007Kl007L4007L;007LO007LV007Lg007M0007M7007M?00\
7MF007MY007M`007N7007N?007NJ007NX001EZ007Ni000iS007O0007O8007O@007OG007ON007OW007Oj007O0007P=007PA007PG007PN007PU007Pe00\
7Pm007Q4007Q:007QK007Qh007R>007R]007S0007SO007T<007TY007V0007V[007W<007W`007X?007Zd007[>007[Z007\\>007]:0016;0016?0016I00\
16N0016R0016\\006le0016k007]M00177007]T007]]007]c007]m007^7007^?007^K007^]007_0007_9007_Q007_]007`W007`c007aY007a`007ak00\
7b7007b?007bK007cE007cV007c\\007ci007d6007d=007dS007dX007de007dk001<>007e:007eG007eU007e^007el007f2001=9007f7007fB007fL00\
7fV007fn007g5007g@007gJ007gT007gf007gm007h4007hH007hO007hV007ha007hl007i8007iJ007i`007j:007jB007j`007jn007kJ007kT007k]00\
7ke007kn007l7007l@007lH007lR007lj007m:007mK007mT007mg007nB007n^007nn007oJ007o[007om008060080B0080N0080a008190081>003Dg00\
81J0081V001FF0081f008240082:0082C0082K0082Y0082l008360083F007?n0083Y0083b0083l0084=0084F0084M0084X0084a0084i008530085F00\
85T0085a0085l008630086D0086M0086V003Ih003Io003J:0086b00873003Jg0087D0087U0087k0088@0088P003Lc0088]0088e0088o0040c0089600\
3MU0089>003N1003ND003NR0089P000cj0089c0089m008:=008:T004Bk000e?003PO003Pi008:f003QM008:m008;1003Qi008;@003R;008;F008;P00\
8;_008;h008<2008<;008<H003S`003Sh008<[008<e008=<003Ti001EZ008=H000iS003UP003UU003U[003Ub008=L008=Q008=_003UP008=m008>100\
8>9003V]008>D003W1008>Q008>Z008>`008?0008?X008@4008@N008@e008AH008B2008BR008Ch008Da008EA008Eg008FJ008Gb008H=008H^008IH00\
8JF0016;0016?0016I0016N0016R0016\\006le0016k008JO00177005GZ008JW008J`005H7003d4003d=008Jj008K;008KK008KR008Kl003eR008L600\
3f5003fS008LA008LI008LV003g>003gK008L`003h:001;8008Lk003V]008M9008ML008MT008M_008Me001<>008N3008N>008NP003jT008NU008N`00\
1=9003k>008Ng008Nn008O9008OR008OZ008Oe003lQ003l[008Oo003ln008P6003mH008PE008PL003mg008PW008Pd008Q7008QK008Qh008R0008RK00\
8R[008S5008S;001AT0040c008SD008SN008SY008S^008Sl008T8008TE008TR008T[008Tn008UF008U_008V0008VJ008VY008Vj008W=008WS008W]00\
8Wn008X@008XF004680046B008XU008Xd008Xj008Y8008Y?001Ff008YI008YW004jc008Yg008Z50048d0048j001H2008ZF0049D008ZX008Za008Zm00\
8[7008[C008[O004:V004:`004:j008[_008[f008\\3008\\:008\\A008\\J008\\Q008\\]008\\d008]1008];008]E008]R008]_008]l008^9008^F008^M00\
8^T008^[008^b008^i008_0008_7008_A008_K008_Z008_a008_k008`7008`A008`P008`Z008`a008a3008a?008a\\008an008b5008b<008bC008bP00\
8bW008b^005fh008bn008cG008cN008cU008c\\008cf008d3008d:008dV008d]008dm008e:008eD005iV008eK008eY008eY008e`008e`005j7008eg00\
8f1008f;005jV008fB008fI008fP008fW008fd008fk008g2008g9008g@008gV008gi008h<008hO008hh008iJ008i`008jZ008kT008l0008lP008m900\
8m]008n6008nL008nk008oS0016;0016?0016I0016N0016R0016\\006le0016k008oZ00177008oa008oh008oo009090090@0090G0090Q0090X0090_00\
90f009130091=0091L0091Y0091h0091o009290092F0092M006>\\0092\\0092i006?B00930008fP0093=0093J0093Q0093X0093_0093o009460094C00\
94R0094Y0094c0094j00951006Bc009580095?0095F0095_0095f0095o009660096=006D]0096D0096K0096X0096_0096f0096m009740097;0097H00\
97U0097e0097i0098<0098F006H=0098Y0098c0098j009970099>0099K006IR0099R0099_009:2009:E009:R009:_009:o009;?009;I009;\\009;f00\
9;m009<4009<=009<F009<V009<`009<g009=1009=8009=A009=K009=U009=a009=h009>1009>8009>B009>L009>U009>_009>k009?2001H2009?;00\
9?H009?Q009?X008fB009?a009?h009@2006S6006S@009@?\u{1c}action.activate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.\
drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.increment\u{1c}action.magic-tap\u{1c}action.next-page\u{1c}action.previous-page\u{1c}action.\
scroll-down\u{1c}action.scroll-left\u{1c}action.scroll-right\u{1c}action.scroll-up\u{1c}action.show-menu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}add\u{1c}\
back\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}chart.area\u{1c}chart.bar\u{1c}chart.by\u{1c}chart.chart\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-valu\
es\u{1c}chart.point\u{1c}chart.sector\u{1c}chart.series\u{1c}chart.subject\u{1c}chart.summary\u{1c}chart.values\u{1c}close\u{1c}color.blue\u{1c}color.color\u{1c}color.col\
or-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opacity\u{1c}color.recent\u{1c}color.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-p\
rogress\u{1c}control.more-info\u{1c}control.page\u{1c}control.page-of\u{1c}control.progress\u{1c}control.progress-halted\u{1c}control.refreshing\u{1c}contr\
ol.show-values\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-mon\
th\u{1c}date.previous-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-al\
l\u{1c}error.cannot-play\u{1c}error.damaged-file\u{1c}error.download-cancelled\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecur\
e\u{1c}error.invalid-image\u{1c}error.media-backend\u{1c}error.network\u{1c}error.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}e\
rror.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-format\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}key.alt\u{1c}key.backsp\
ace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.space\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\
\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.e\
nded\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}medi\
a.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-sc\
reen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}o\
rganize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.\
scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-wid\
th\u{1c}split.hide-columns\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\
\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.move-c\
olumn-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}table.widen-column\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\
\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-ur\
l\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-forma\
t\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.url\u{1c}type.values\u{1c}type.video-format\u{1c}undo\u{1c}undo.a\
ction\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Ca\
ncel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scro\
ll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom out\u{1c}Add\u{1c}Back\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}L\
ine chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ fro\
m %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Recent colo\
r %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress halted\u{1c}Refreshing\u{1c}Show value\
s\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cu\
t\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The download was cancelled.\u{1c}The file does not exist.\u{1c}\
The image is no longer needed.\u{1c}The connection to the server is not secure.\u{1c}The image cannot be read.\u{1c}Video and audio can\
not be played, because GStreamer is not installed.\u{1c}The server cannot be reached, or does not have the file.\u{1c}The server r\
edirects without end.\u{1c}The server answered with error %lld.\u{1c}The server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe server took more t\
han %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did not answer.\u{1c}The file cannot be read.\u{1c}The format\
 of the file is not supported.\u{1c}Addresses that begin with “%@:” are not supported.\u{1c}Fast forward\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Pa\
ge Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}P\
layback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}%1$@\
 of %2$@\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}\
Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refr\
esh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Gu\
esses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}\
Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column F\
orward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic boo\
k\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source\
 code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minim\
ize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمري\
ر إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إضافة\u{1c}رجوع\u{1c}الإشارات المر\
جعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبع\
ثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%\
lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التع\
تيم\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\
\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}ح\
ذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصو\
رة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصو\
ل إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %\
lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغ\
رق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتع\
ذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}تو\
سيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}\
x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}\
قيد التشغيل\u{1c}الموضع\u{1c}%1$@ من %2$@\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\
\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %\
@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حف\
ظ\u{1c}بحث\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعم\
دة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكث\
ر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق الع\
مود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بي\
انات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية\
 بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktiv\
ieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\
\u{1c}Nach unten scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts scrollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Hi\
nzufügen\u{1c}Zurück\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine\
 Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wer\
t\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\
\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Wird aktualisiert\u{1c}Werte an\
zeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Tex\
t löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschä\
digt.\u{1c}Der Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung z\
um Server ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio können nicht wiedergegeben werden, weil \
GStreamer nicht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos weit\
er.\u{1c}Der Server hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr al\
s %lld Sekunde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei \
kann nicht gelesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht u\
nterstützt.\u{1c}Vorspulen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingek\
lappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}W\
ird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}%1$@ von %2$@\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld Sekunden\
\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weitere Menüs\u{1c}Ne\
ues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}Wi\
ederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suchen\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einste\
llungen\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\u{1c}Sp\
alten ausblenden\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster\
 Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewegen\u{1c}Spalte versch\
mälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Date\
n\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}\
Quelltext\u{1c}%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximiere\
n\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activar\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acci\
ón principal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Desplazar hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desp\
lazar hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Añadir\u{1c}Atrás\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barr\
as\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld ser\
ie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícul\
a\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Más información\u{1c}Página\u{1c}página %1$lld\
 de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}M\
es siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reprod\
ucir el archivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La \
conexión con el servidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque GStream\
er no está instalado.\u{1c}No se puede acceder al servidor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servi\
dor respondió con el error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servid\
or tardó más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no es compa\
tible.\u{1c}Las direcciones que empiezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}As\
cendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducció\
n\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\
%1$@ de %2$@\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla compl\
eta\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Ac\
eptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroceder\u{1c}Guardar\u{1c}Bus\
car\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No hay suge\
rencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho de la segunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Fa\
voritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}M\
over columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho de columna\u{1c}Ensanchar columna\u{1c}Reinte\
ntar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de\
 archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fuente\
\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siem\
pre visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}\
Déposer : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la g\
auche\u{1c}Faire défiler vers la droite\u{1c}Faire défiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}A\
ppareil photo\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%\
@. Aucune valeur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\
\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Couleur réce\
nte %@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Actualisa\
tion\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le\
 texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargemen\
t a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\u{1c}L’i\
mage ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\u{1c}Le serveur est\
 injoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le ser\
veur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}Le se\
rveur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %@: » ne sont pa\
s prises en charge.\u{1c}Avance rapide\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Croissant\u{1c}Réduit\u{1c}Décrois\
sant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Ch\
argement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}%1$@ sur %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fer\
mer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\u{1c}Nouvelle fenêtre %@\u{1c}Qui\
tter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actu\
aliser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Rechercher\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\u{1c}Partager\u{1c}Ignorer l’o\
rthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masquer les colonnes\u{1c}Largeu\
r de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}O\
nglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster\
 la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de donn\
ées\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code s\
ource %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au premier p\
lan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aumenta\u{1c}Azion\
e principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scorri verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorri verso destra\u{1c}Scorri \
verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Aggiungi\u{1c}Indietro\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a ba\
rre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld s\
erie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Nume\
ro esadecimale\u{1c}Opacità\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$lld\
\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}Mese\
 precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodurre il fil\
e.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}La conness\
ione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché GStreamer non \
è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server ha risposto \
con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl server ha im\
piegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file non è supportat\
o.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}\
Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%l\
ld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld\
 secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}\
Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggiorna\
\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografia\u{1c}I\
mpara ortografia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza della seconda colo\
nna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pan\
nello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi colonna\u{1c}Adatta larghezz\
a colonna\u{1c}Allarga colonna\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intest\
azione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella\
 di valori\u{1c}Video %@\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristi\
na\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡\
大\u{1c}縮小\u{1c}追加\u{1c}戻る\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から\
%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}更新中\u{1c}値\
を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}\
ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイ\
ルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読\
み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x\
%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メ\
ニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\
\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後\
ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準\
テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slep\
en annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}Verhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}Scrol\
 omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Toevoegen\u{1c}Terug\u{1c}Bladwijzers\u{1c}Annuler\
en\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waarden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld \
reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}H\
exadecimaal getal\u{1c}Dekking\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voort\
gang\u{1c}Voortgang gestopt\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\
\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden a\
fgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is niet meer n\
odig.\u{1c}De verbinding met de server is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunnen niet w\
orden afgespeeld, omdat GStreamer niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\u{1c}De serv\
er blijft doorverwijzen.\u{1c}De server antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server ha\
d meer dan %lld seconde nodig.\u{1f}xDe server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand\
 kan niet worden gelezen.\u{1c}De bestandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden niet onders\
teund.\u{1c}Vooruitspoelen\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaat\
s omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wor\
dt afgespeeld\u{1c}Positie\u{1c}%1$@ van %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Besta\
nd\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspel\
en\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer\
 zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kol\
ommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}G\
eschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Ver\
plaats kolom vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolom\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio\
 of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaa\
kte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijdere\
n\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przecią\
gnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}Główna czynność\u{1c}Następna strona\u{1c}Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w l\
ewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Dodaj\u{1c}Wstecz\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wy\
kres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%l\
ld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x\
%lld wartości\u{1c}Zamknij\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Ostatni kolor %@\u{1c}Czerwony\
\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\
\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}W\
ytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie ist\
nieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odt\
worzyć wideo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub nie ma pliku.\u{1c}Serwer pr\
zekierowuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld s\
ekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrzebował ponad %lld sek\
undy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy zaczynające się od „%\
@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenie\
ś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld godziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\
\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycja\u{1c}%1$@ z %2$@\u{1c}\u{1e}1\u{1f}o%lld sekund\
a\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny\
 ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program\
 jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propoz\
ycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej ko\
lumny\u{1c}Ukryj kolumny\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Naj\
częściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do \
przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub\
 wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły teks\
t\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Cofnij\u{1c}Cofnij: %\
@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arr\
astar\u{1c}Arrastar %@\u{1c}Ação principal\u{1c}Próxima página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a direita\u{1c}Rolar para c\
ima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Adicionar\u{1c}Voltar\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de \
dispersão\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andam\
ento\u{1c}Mais informações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluíd\
o\u{1c}Limpar texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download\
 foi cancelado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possí\
vel ler a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser\
 acessado ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou \
mais de %lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não \
respondeu.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são \
compatíveis.\u{1c}Avançar\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrado\u{1c}\
Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregando…\
\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atuali\
zar\u{1c}Salvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma sugestão encontra\
da\u{1c}Colunas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}\
Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover coluna para trás\u{1c}Mover coluna para \
frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado \
%@\u{1c}Áudio %@\u{1c}Áudio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Text\
o simples\u{1c}Texto formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem tít\
ulo\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}添加\u{1c}返回\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2\
$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六\
进制数\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\
\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务\
器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下\
移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\
\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}\
历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\
\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
""")
}

extension LocalizedString {
package enum BuiltIn {
    /// “Activate”
    package static var actionActivate: LocalizedString { LocalizedString(.builtIn, 0) }
    /// “Cancel drag”
    package static var actionCancelDrag: LocalizedString { LocalizedString(.builtIn, 1) }
    /// “Decrement”
    package static var actionDecrement: LocalizedString { LocalizedString(.builtIn, 2) }
    /// “Drag”
    package static var actionDrag: LocalizedString { LocalizedString(.builtIn, 3) }
    /// “Drag %@”
    package static func actionDragNamed(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 4, .text(argument1))
    }
    /// “Drop”
    package static var actionDrop: LocalizedString { LocalizedString(.builtIn, 5) }
    /// “Drop %@”
    package static func actionDropNamed(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 6, .text(argument1))
    }
    /// “Increment”
    package static var actionIncrement: LocalizedString { LocalizedString(.builtIn, 7) }
    /// “Main action”
    package static var actionMagicTap: LocalizedString { LocalizedString(.builtIn, 8) }
    /// “Next page”
    package static var actionNextPage: LocalizedString { LocalizedString(.builtIn, 9) }
    /// “Previous page”
    package static var actionPreviousPage: LocalizedString { LocalizedString(.builtIn, 10) }
    /// “Scroll down”
    package static var actionScrollDown: LocalizedString { LocalizedString(.builtIn, 11) }
    /// “Scroll left”
    package static var actionScrollLeft: LocalizedString { LocalizedString(.builtIn, 12) }
    /// “Scroll right”
    package static var actionScrollRight: LocalizedString { LocalizedString(.builtIn, 13) }
    /// “Scroll up”
    package static var actionScrollUp: LocalizedString { LocalizedString(.builtIn, 14) }
    /// “Show menu”
    package static var actionShowMenu: LocalizedString { LocalizedString(.builtIn, 15) }
    /// “Zoom in”
    package static var actionZoomIn: LocalizedString { LocalizedString(.builtIn, 16) }
    /// “Zoom out”
    package static var actionZoomOut: LocalizedString { LocalizedString(.builtIn, 17) }
    /// “Add”
    package static var add: LocalizedString { LocalizedString(.builtIn, 18) }
    /// “Back”
    package static var back: LocalizedString { LocalizedString(.builtIn, 19) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 20) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 21) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 22) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 23) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 25, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 26) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 27) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 28, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 29) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 30, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 31) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 32) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 33, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 34, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 35, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 36, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 37) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 38) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 39) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 40) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 45, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 51) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 52, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 54) }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 60) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 61) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 63) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 64) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 65) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 67) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 73) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 74) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 75) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 79) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 80) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 81) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 82) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 86) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 87, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 88, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 89, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 93, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 98) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 99) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 100) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 102) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 104) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 109) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 114) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 116, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 118, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 119) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 120) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 123, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 124, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 125) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 126) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 137, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 148, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 165) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 187, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 188, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 190) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 194, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 196) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 197, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 199, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 203, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 205, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 207, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 210, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 212, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 219) }
}
}
