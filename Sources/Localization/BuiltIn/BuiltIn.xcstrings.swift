// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: c80da30664736f0cfb97ed7a0826876556928c2f26c6ede38c52b3babd5f0a54

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 273 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d00052000560005;0005J0005T0005[0005b0005m000670006@0006L0006W0006b000700007@0007L0007Y0007f0008400\
08B0008O0008U0008e000960009K0009V0009a0009m000:>000:J000:U000:g000;5000;J000;W000;a000;o000<7000<K000<[000<k000==000=J00\
0=Z000=k000>C000>R000>d000?7000?K000?U000?^000?n000@8000@C000@O000@\\000@g000A7000AK000AU000A_000Af000Ak000B0000B@000BJ00\
0BS000B^000Bn000C@000CS000Cl000DA000DW000Df000E:000EN000E\\000Eo000F<000FL000F[000Fm000GC000G\\000H5000HB000HV000Ha000Hj00\
0I5000IF000IP000IZ000Ig000J5000JC000JP000Ja000K2000K=000KN000K_000Kj000L6000LJ000La000M3000MF000MQ000M]000N2000N?000NM00\
0NZ000No000O;000OP000Oe000P:000PK000PS000Pa000Pm000Q8000QF000QR000Q]000Qg000R1000R9000RH000RV000Re000S5000SA000SO000S^00\
0Sk000T7000TF000TR000T^000Tl000U:000UE000UR000U`000Uo000VA000VO000V\\000Vh000W5000WG000WQ000Wg000X1000XB000XL000XY000Xc00\
0Y3000YC000YM000Y[000Ye000Z1000Z4000Z=000ZC000ZH000ZW000Z\\000Zh000[0000[6000[=000[B000[I000[W000[f000\\3000\\F000\\O000\\U00\
0\\e000]4000]H000]V000]h000^;000^Q000^d000^i000_6000_D000_R000__000_k000`4000`D000`T000`]000`j000a6000aD000a_000b9000bM00\
0bf000c9000cE000cQ000c`000cn000d8000dE000dY000dk000e?000eI000eS000ea000eo000fD000fR000f^000g1000g<000gN000gX000gh000h700\
0hJ000h[000i3000i=000iN000iW000ic000j5000jP000jg000kB000kG000kS000ka000km000l6000lK000l[000lk000m:000mC000mO000mY000m^00\
0mf000mk000n3000n=000nI000nS000na000nm000o9000oF000oP000oZ000ob000ok001090010=0010B0010J0010T0010[0010b0010m001170011D00\
11J0011U0011`0011h001260012C0012M0012j001350013R0013n001440014k001570015K0015P0015U0015[0015f0015l001610016D0016L0016g00\
1770017;0017C0017K0017W0017_0017g00181001860018L0018U0018e0018l001990019D0019P0019U0019Y0019_0019d0019j001:1001:9001:?00\
1:J001:Y001:^001:c001:j001:o001;4001;?001;D001;H001;N001;Y001<4001<I001<e001=>001=]001>I001>c001?i001@b001AD001Ai001BL00\
1C`001D;001DT001E=001F4001FA001FO001FT001FX001F]001Fi001G5001G@001GO001G`001H0001H8001HD001HQ001Ho001I;001IG001IM001IY00\
1I`001Ih001J3001J?001JJ001JO001J]001Jh001Jo001K5001KC001KM001K`001L3001LA001LK001LO001LY001L^001Lb001Ll001M4001M;001MA00\
1MG001MK001MU001M^001Mh001N3001N:001NC001NM001NU001N[001Nm001O3001OM001OU001P3001P8001P?001PG0018l001PP001Pn001Q5001Q;00\
1QB001:o001QO001Q`001Qe001R1001R6001RA001RF001RQ001R_001Rd001S0001S5001S<001S?001SH001SN001SS001Sj001So001T7001T?001TE00\
1TL001TQ001TX001Tf001Tn001U4001U@001UI001UO001U_001Un001V?001VG001Va001Vn001WE001W`001We001Wn001X8001XB001XK001XS001XX00\
1Xd001Y0001Y9001YF001YN001YX001Ym001ZA001ZO001Zb001Zo001[8001[X001[k001\\6001\\@001\\H001\\S001\\\\001\\k001];001]@001]I001]R00\
1]^001]g001]n001^8001^>001^G001^L001^W001^a001^k001_7001_F001_K001_S001_W001_g001`0001`X001`c001a;001a@001:c001aH001aO00\
1aX001af001ao001b8001b@001bK001ba001bl001c3001c=001cH001cV001ca001d?001d[001e7001eZ001f=001f`001gC001g]001gh001h3001hg00\
1i2001i;001iF001ih001j9001jD001jX001jl001k=001kF001kV001kb001l=001lV001lj001m>0012j001nl001oM0020m002180022K0023A0023h00\
2430024<0024G0024_0024h002510025L0025[0026A0026T0026]002770027B0027V0027l0028B0028^0028k0029K0029X002:5002:D002:S002:k00\
2;A002;P002;[002;a002;n002<=002<L002<[002<f002=>002=V002=a002=l002>3002>8002>C002>S002>Z002>_002>f002?:002?\\002@1002@Q00\
2@o002AV002BC002Bg002D>002E[002FS002G@002H0002MT002N2002NT002O=002PB002PV002Pl002Q3002Q<002QC002Qd002RB002R[002S3002SF00\
2Sd002T3002TK002T_002VM002Vc002WD002WQ002Wc002Wn002X5002XV002Y7002YF002YO002Ye002Z5002Z>002ZI002Za002[1002[E002[Y002[k00\
1LK001LO001LY001L^001Lb001Ll001M4001M;002\\6001MG002\\A002\\N002\\S002\\\\002\\i002]4002]=002]O002]a002]h002^T002^_002`C002`[00\
2bI002b[002c3002cI002:D002cV002eD002ea002el002fB002f\\002fg002gF002gM002ga002gn002hI002hX002i0002iI002iT002ij002j1002j<00\
2jG002jR002jf002k1002k]002kh002l6002lA002lF002lQ002Q<002lX002ln002m=002mJ002m_002n2002n?002nY002o1002ob003010030P0030j00\
31>0031_0031j0032B0032U0032d0032o0033:0033G0033T0033n0034W0035@0035O0035k0036J0036k0037C0037o0038G0038\\0039B0039^003:300\
3:O003:Z003:h003;2003;I003;c003<0003<H003<S003<a003=9003=B003=Y003=b003=n003>7003>E003>S003>a003?7003?Y003?^003?f003@500\
3@E003@S002RB003AW003B<003BG003BZ003Be003C4003CH001g]001gh003Ci003D8003DC003DT003D_003Df003E0003E8003ED003EM003EY003Eh00\
3F8003FL003F`003G5003GH003GW003Gd003H0003HB003HN003HV003H^003Hj003I1003I;003IL003I[003Ij003J30011U003JB003JN003J^003Jl00\
3K:0012j003KV003L3003LM003LX003MJ003MY0015K003N2003N7003N=003NH003NN003NU003Ne003No003ON003Oh003Ol003P3003P=0017W0017_00\
3PN003P\\003Pb003Q:003QF003QQ003Q[003Qi003R;003RJ003RP0019Y003RT003R[0019j003Rc003Rk003S1003SA003SR003SZ003S_003Sh003So00\
3T:003TH003TQ003T^003Th003U9003Ud003V?003V_003W>003Wb003XN003Y2003ZL003[F003[g003\\W003]A003^g003_I003_n003`\\003a]003ag00\
3b9003bA003bF003bM003bo003cB003cS003c`003d2003dF003dO003d]003dl003eO003e]003f2003f<003fJ003fT003f^003fk003g9003gF003gK00\
3gW003ga003gh003h1003hC003hR003hf003i;003iK001LK003iY003id001L^003ii003j1003j:003jB003jK003jU003j_003jk003k6003kB003kM00\
3kX003kd003ko001NU003l9003lM003lU003m3003m@003m^003QF003ml001PG003Q[003n?003n_001Q5003no003o;003So003oN003o_003oe003on00\
4040040E0040K0040Z0040l004140041F0041N001S<0041V001SH0041`0041k0042H0042T0042d004320043<0043J003bF0043T0043d0043o0044700\
44C0044Q0044X004500045D0045_0045g0046@0046S0046i0047C0047I001Wn0047R0047\\0047f0047n004830048;0048H0048V0048e004950049H00\
49c004:<004:Q004:h004;;004;K004;l004<N004<Z004<k004=2004=<004=E004=V004=]004=c004=m004>6004>B004>L004>S004>]004>b004>j00\
4?1004?=004?O004?Y004?c001_F004@0001_S004@8004@E004@N003cB004AT004B3004B@003S_003j:004BQ004B\\004C1004C<004CG004CX004C`00\
4D2004D<004DF004DS004DZ004De004Dn004E@004ER004Ec004F9004FR004Fi004G@004GN004GV004G^004H=004HE004HL004HT004H_004Hg004I000\
4IC004IV004Id004Im0011U004JA004JK004J[004K3004KE0012j004Ka004L;004LX004L_004M`004N:004NR004NZ0015U004N_004O6004O<004OH00\
4O\\004Oe004PD004PV004P[004Ph004Q1004Q:004QB004QJ004Q\\004Qd004R=004RF004RX004Rd004S1004S>004SN004ST004SY004Se004Sj004T000\
4T7004T?004TC004TQ004Se004T^004Tc004Tl004U2004U9004UF004UM004UT004UZ004Uk004VN004Vh004WA004WW004X5004X`004Y<004ZI004[E00\
4[c004\\M004]1004^I004^d004_A004_j004`g004`o004aC004aI004aN004aU004ai004b=004bL004bb004c3004cF004cQ004ca004d0004de004e800\
4eU004e]004f0004f8004fC004fZ004fo004g7004g?004gR004gb004gj004h0004h?004hQ004hb004i4004i<001LK004iF001LY001L^004iP004iX00\
4i`004if004im001MG004j5004j@004jI004jT004j`004ji004k3004kE001NU004kX004l3004l>004lX004la004m?004mI004mR004m`004Rd004mj00\
4nJ004nY004n`004nh004o7004o@004o[004oc005050050;0050G0050M0050Y0050m005130051>0051M0051U0051]0051g0051m005280052R0052Z00\
52e005300053:0053E004aN0053M0053`0053k005430054?0054G0054Q0054e0055:0055M0055V005620056C0056W005730057;0057E0057O0057Y00\
57d0057n005830058B0058N0058a005930059=0059M0059h005:D005:V005:o005;A005;S005<4005<K005<^005<i005=4005=B005=K005=Z005=m00\
5>3005>A005>K005>X005>g005>o005?>005?E005?O005?X005?j005@<005@I005@X005@m005A3001_S005A<005AM005AW004b=005BJ005Be005Bn00\
5C:005CG005CQ005C]005Cm005D7005DA005DK005DS005Di005E2005E@005EQ005EZ005Eh005F2005FD005FR005Fd005G?005G]005H;005HW005Hh00\
5I1005I:005IM005IU0010B005I\\005Id005J3005J;005JN005Jb005K0005K:0011U005KO005K^005L0005L@005LU005M3005M?005MZ005N8005N?00\
5OE005OQ0015K005Og005Ol005P4005PG005PL005PS005Pg005Q0005QT005Qh005Qn005R7005R@0017W0017_005RI00181005RX005Ro005S;005SS00\
5SX005Sf005T40019P005TI0019Y005TN005TT0019j001:1005T[005T`005Tm005TN005U>005UE005UO005UX005Ua005V2005V9005V@005VG005VZ00\
5W;005WV005X;005XV005Y:005Yk005ZL005[b005\\\\005]:005]f005^L005_`005VZ005`?005a0005b8005bF005bY005b`005be005c0005cA005cS00\
5cc005d8005dJ005d`005dj005e9005eG005f<005fI005f]005fe005g5005g=005gG005gY005gk005h9005h>005hM005h^005hg005hm005i?005iO00\
5ia005j3005j:001LK005jD001LY005jT005j[005jd005IU005jn005k2005k9005kD005I1005kN005kV005kc005ko005l;005lQ001NU005lh005UO00\
5m=005mY001OU005md005n2005n;001PG005SX005nL005nl005o=001Q;005oD005oW005o`006080060@0060M0060R001RA0060`0060n0061C0061K00\
61X0061f001S<0061o001SH006290062A0062l006360063C0063N0063X0063f005be006420064G0064R001U40064Z0064d0064m0065E0065`0066200\
66;0066[006700067J0067j001We006830068E0068M0068X0068c0068h0069:0069N0069]006:0006:9006:J006:]006;0006;F006;h006<<006<H00\
6<j006=D006=V001\\@006=a005=B006=l006><006>P006>Y001]I006>j006?6006?E006?M001^8006?Y006?b006?l006@7006@E006@O006@[006@j00\
6A0001_S006A9006AL006AV005cS006BR005J3006C0006C;006CJ006CT006C_006D8005I1006DB006DL006DS006Di006E4006E=006EI006ER006E_00\
6Eg006F9006FK006F]006G3006GI006G]006H3006H?006HK006HR006Hb006Hk006I4006I>006II006IT006I\\006Il006J<006JJ006JR0011U006Jb00\
6Jn006K@006KV006Kf0012j006LA006L[006M8006M?006N:006NQ006Ne006Nl006O0006O7004O6006OI006OQ006Od006Om006PM006P_006Pe006Pm00\
6Q4006Q=006QE006QL006Q_006Qf006R>006RJ006Ra006Rm006S:006SQ001];006S_0019Y006Sf006Sj004T0006Sn006T5006T:006TJ006Sf006TZ00\
6T_006Tg006Tl006U5006UD006UJ006UQ006UY006Ui006VI006Va006WA006WU006X:006Xb006YD006ZO006[@006[f006\\Q006]7006^V006_1006_N00\
6`5006a3006aA006aQ006aV006a\\006ab006b=006bR006bc006c6006cG006c\\006ch006d:006dJ006e=006eK006eb006eg006f7006f>006fI006f\\00\
6fm006g;006gE006gT006ge006gm006h3006hC006hX006hh006i=006iE001LK001LO001LY001L^006iR006i[006ib006ih006io001MG006j6006j@00\
6jI006jS006j_006jg006jo006k;001NU006kE006k_006ki006l@006lL006li006m9006mB006mR006m\\006mi006nH001Q5001Q;006nU006Tl006ne00\
1Q`006o<006oK006oQ001RA006o`006ok0070=0070B0070R0070X001S<0070a0051g0070k007150071M0071T0071^0071g007200072:0072@0072F00\
72V0072`0072g007340073A0073K0073]0073o0074C0074K0074i0075:0075U007650076@0076I0076R0076\\0076k007760077<0077I0077T0077h00\
78<0078D0078R0078j0079C0079U0079n007:>007:K007:l007;F007;R007;Z007;c005=B007;o007<=007<O001]@005>A005>K007<T007<a007<j00\
7=:007=C005?O007=O007=^006@E007=o007>?007>R007>X001_S007>a007?3007?<006bR007@1006IT007@O007@Z007@g007A3007A@007AV007Aa00\
7Ak007B6007BO007Bn007C8007CE007CW007Cd007D5007D?007DX007Dh007E8007EN007Ed007F:007FP007Ff007Fm007G4007GG007GN007GU007Ge00\
7H8007HB007HR007H_007Hl007I8007IB007IU007Ia007J1007J@007JJ007JW0012j007Jl007KO007Ka007Kk007M:007MP007N5007N?007NC007NM00\
7Nc007Ng007O4007O=007OJ007Oc007P?007PC007PP007PW007Pa007Pk007Q5007QB007QL007Qc007R0007R:007RA007RS007R]007Rj007S1007S500\
7SC007SG007SN007SN007SR007SV007S`007Sj007T1007T5007T<007TC007TJ007T`007Tj007U4007UA007UT007V<007Va007WX007X=007Xb007YY00\
7Z;007[k007]=007^4007^c007_c007`_007aJ007b2007bf007ci007d3007dI007dP007dZ007da007eG007eT007ea007f7007fE007fR007fY007fi00\
7g9007gN007g[007h4007hA007hZ007hg007i4007i>007iH007iO007iV007ic007im007j4007j;007jQ007ja007k4007kG007kW001LK001LO001LY00\
1L^001Lb001Ll001M4001M;007k^001MG007kk007l2007lB007lX007l_007lf007m3007m@007mM007m]007n6007n=007nL007n\\007nh007no007o?00\
7oI007oV007ob007on0080>0080H0080O007TC0080k0081J0081W0081m008270082J0082W00830007n60083H0083R0083Y001S<0083i008400084=00\
84D0084i008560085H0085O0085V0085c007dZ0085j0086C0086J0086Q0086X0086_0086f008790087L0087k008850088O0088b0089;0089U0089\\00\
89f008:9008:L008:Y008:`008:j008;1008;M008;Z008:Y008;g008<1008<D008<Z008<j008=C008=S008=k008>K008>f008?>008?H008?X008?j00\
8@<008@^008@k008A5008AH008AO008AX008Ah008B5008BA008BH008BQ008BX008Bk008CA008CS008Cf008D;008DH001_S008DW008Da008Dm007eT00\
8F3008FK008FX007T5008Fj008G1008GA008GW008Ga008Gk008HD008HN008H_008Hh008Ho008I9008ID008IS008I\\008Ig008J7008JE008JR008Jc00\
8K5008KB008KL008KU008K_008L3008L=008LC008LK0010T008LW008La008Lm006J<008M:008MB0011U008MN008M\\008Mm008N?008NM0012j008Nj00\
8OG008Oe008Om008Q5008QD0015K008Q\\008Qb008Qh008R6003NN008R<008RO008RW008S4008SE008SJ008SZ008Sd0017W0017_008Sj006Q_008T400\
8TM008TW008Ti008U5008UC008UX003RJ008Ue008Ui008V3008V7008V<003Rc008VC008VI008VX008Ve008Vj008Vo008W;008WB008WK008WU008W_00\
8Wg008Wo008X@008Xh008YC008Y_008Z9008Z[008[J008\\1008]G008^?008^_008_C008_n008aJ008ak008bP008c<008d9008dH008dQ008dX008d^00\
8dc008e7008eI008eY008ed008f6008fF008fN008f\\008fi008gM008gZ008gn008h:008hL008hV008h`008i0008iA008iH008iL008ig008j2008j:00\
8jB008jS008j`008jn008k;008kI001LK001LO001LY001L^001Lb001Ll008kV001M;008k\\001MG008kc008kl008l5008l@008lI008lS008l_008m000\
1NU008mA008mR008m\\008n3008n9008nW008nb008nm008o>008U5008oF008of001Q5001Q;00901008WB0090?0090U0090]001R10090m001RA0091600\
91D0091V0091`0092000929001S<0092A0092I0092R0092[009380093@0093T0093_0093l009490094A0094H0094^0094i009500095;0095H0095N00\
95^0095l0096E0096N0096j0097;0097W009830098;001Wn0098E0098P0098[0098h0098m0099:0099H0099U0099`0099g009:7009:Q009:i009;700\
9;L009;[009;i009<I009<g009=5009=E009=M009=X009=a009>0009>7001]@001]I009>@009>L009>Y009>]009>g009?2009?@009?J009?W009?h00\
9@2009@;009@G009@M001_S009@V009@c009@l008eI009Ag009BE009BT009Be009C1009C7009C@009CT009Cb009D0009D;009DC009DX009Da009Dn00\
9E?009EG009ES009E\\009F0009FA009FS009Fd009G4009GE009GW009Gc009Gm009H7009HH009HN009HU009H_009Hi009I0009I7009IH009IY009Il00\
9J30011U009JB009JN009Ja009K1009K@0012j009L3009LN009MQ009MY009Nd009O8009OK009OO009OY009O_009Oo009P7009P>009PR009PY009Q000\
9QA009QJ009QQ009QY009Q`0017_009Qi009R<009RC009RZ009Rb009Rm009S3009S?009SM001];009S^0019Y009Se009Sm009T5009T<009TC009TL00\
9T_009Se009U2009U6009U<009UC009UJ009UZ009Ub009Ui009Uo009V@009V]009W3009WR009We009XD009Y1009YN009Ze009[P009\\1009\\U009]400\
9_Y009`3009`O009a3009ao009bB009bQ009bY009bc009bk009cD009cT009cb009d5009dE009dU009d]009do009e:009f2009f?009fS009f\\009fo00\
9g:009gC009gV009gj009h7009hC009hT009ha009hi009i2009iC009iR009ia009j1009j@001LK001LO001LY001L^001Lb001Ll008kV001M;009jN00\
1MG009jU009j^009jd009jn009k8009k@009kL009k^009l1009l:009lR009l^009mX009md009nZ009na009nl009o8009S3009o@00:0:00:0K00:0Q00\
:0^00:0k00:1200:1H00:1M00:1Z00:1`001RA00:1o00:2<00:2J00:2S00:2a00:2g001S<00:2l00:3700:3A00:3K00:3c00:3j00:4500:4?00:4I00\
:4[00:4b00:4i00:5=00:5D00:5K00:5V00:5a00:5m00:6?00:6U00:6o00:7700:7U00:7c00:8:00:8V00:8`00:8i00:9100:9:00:9C00:9L00:9T00\
:9^00::600::F00::W00::`00:;300:;N00:;j00:<:00:<V00:<g00:=200:=P00:=f00:>400:>F00:>O00:>[00:>g00:?:00:?R00:?W004=m00:?c00\
:?o001]g00:@?00:@M00:@S00:@\\00:@d00:A200:AE00:AO00:A_009@G00:B200:B;00:BE00:BV00:B_009cT00:CV00:D100:D800:DC00:DL00:DT00\
:D^00:E100:E?00:EL00:EW00:E^00:Eo00:F800:FA004DS004DZ004De00:FM00:F^004ER00:Fo00:G@00:GV00:Gk00:H;004GN00:HH00:HP00:Hb00\
:Hl00:I30057O00:I<004Hg00:ID004IC004IV004Id00:IV0011U00:Ii00:J300:JC00:JZ005LU0012j004Ka004L;00:Jl00:K300:Ko00:L9004NR00\
4NZ00:LI00:LM004O600:L\\004OH00:Lb00:Ll00:ME00:MT00:M]00:Mg00:N0004Q:004QB00:N=004Q\\004Qd00:NP00:NZ00:O1004Rd00:O=004S>00\
1];00:OI0019Y004Se004Sj004T0004T700:OM00:OR00:O`004Se00:On00:P200:P:004U200:PE004UF00:PR00:P[00:Pa00:Q100:QY00:R500:RO00\
:Rf00:SI00:T300:TS00:Ui00:Vb00:WB00:Wh00:XK00:Yc00:Z>00:Z_00:[I00:\\G00:\\P004aC00:\\_004aN00:\\d00:]D00:]W00:]h004bb004c300\
:^:00:^E00:^U004d000:^d00:_600:_K00:_R00:_c004f800:_o00:`C00:`V00:`c00:`k00:a@00:aM006gm004h000:aV00:ag00:b8004i400:bI00\
1LK001LO001LY001L^001Lb001Ll008kV001M;00:bT001MG006j600:b\\00:be006jS004j`004ji00:bo00:c@00:cP00:cW00:d1004l>00:d;004la00\
4m?00:dF00:dN00:d[004Rd004mj00:de004nY001Q;00:e0004U200:e>00:eQ00:eY00:ed00:ej001RA00:f800:fC00:fU0051300:fZ00:fe001S<00\
51]00:fl00:g300:g>00:gW00:g_00:gj005300053:00:h4004aN00:h;0053`00:hJ00:hQ0054?00:h\\00:hi00:i<00:iP00:im00:j500:jP00:j`00\
:k400:kN00:kT001Wn0057O00:k]00:kg00:l200:l700:lE00:lQ00:l^00:lk00:m400:mG00:m_00:n800:nI00:nc00:o200:oA00:ob00;0A00;0N00\
;0_00;1200;1H00;1R00;1c00;2500;2;005>A005>K00;2J00;2Y00;2_00;2m00;34001^G00;3>00;3L006@E00;3\\00;3j005@m005A3001_S00;4;00\
5AM00;4M00;5=00;5N00;5m00;6600;6B00;6L00;6X00;6d005Cm005D7005DA00;7400;7;00;7H00;7O00;7V00;7_00;7f00;8200;8900;8F00;8P00\
;8Z00;8g00;9400;9A00;9N00;9[00;9b00;9i00;:B00;:I00;:P00;:W00;:^00;:e00;:l00;;600;;@00;;O00;;V00;;`00;;l00;<600;<E00;<O00\
;<V00;<h00;=400;=Q00;=c00;=j00;>[00;>h00;?;00;?B00;?I00;?P00;?]00;?d00;?k007O=00;@;00;@K00;@d00;@k00;A200;A900;AC00;AM00\
;AW00;Ad00;Ak00;BG00;BN00;B^00;Be00;C700;CD00;CN007S100;CU00;Cc00;Cc00;Cj00;Cj007SR00;D100;D;00;DE007T100;DL00;DS00;DZ00\
;Da00;Dn00;E500;E<00;EC00;EJ00;E`00;F300;FF00;FY00;G200;GT00;Gj00;Hd00;I^00;J:00;JZ00;KC00;Kg00;L@00;LV00;M500;M]00;Md00\
;N400;N;00;NB00;NI00;NY00;Ni00;O300;O@00;O`00;P000;P700;PD00;PN00;Pa00;Pn00;Q;00;QB00;QO00;QV00;Qc00;Qm00;R700;R>00;RE00\
;RX007im00;Re00;Rl00;S900;SF00;SS00;S`00;Sj001LK001LO001LY001L^001Lb001Ll008kV001M;00;T4001MG00;T;00;TB00;TI00;TS00;TZ00\
;Ta00;Tk00;U200;U900;U@00;UM00;UW00;Uf00;V300;VB00;VI00;VS00;V`00;Vg007ob00;W600;WC0080H00;WJ00;DZ00;WW00;Wd00;Wk00;X200\
;X900;XI00;XP00;X]00;Xl00;Y300;Y=00;YD00;YK0083i00;YR00;YY00;Y`00;Z900;Z@00;ZI00;ZP00;ZW0085c00;Z^00;Ze00;[200;[900;[@00\
;[G00;[N00;[U00;[b00;[o00;\\?00;\\C00;\\V00;\\`00;]30089U00;]F00;]P00;]W00;]d00;]k00;^8008:j00;^?00;^L00;^_00;_200;_?00;_L00\
;_\\00;_l00;`600;`I00;`S00;`_00;aB00;aQ00;a]00;ad00;ak00;b400;b=00;bM00;bW00;b^00;bh00;bo00;c800;cB00;cL00;cX00;c_00;ch00\
;co00;d900;dC00;dL00;dV00;db00;di001_S00;e200;e?00;eH00;Ni00;f000;fH00;fO00;DL00;fX00;f_00;fi008GW008Ga00;g6\u{1c}action.acti\
vate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.increment\u{1c}ac\
tion.magic-tap\u{1c}action.next-page\u{1c}action.previous-page\u{1c}action.scroll-down\u{1c}action.scroll-left\u{1c}action.scroll-right\u{1c}action.sc\
roll-up\u{1c}action.show-menu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}activity.mail\u{1c}add\u{1c}back\u{1c}banner.message\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}ch\
art.area\u{1c}chart.bar\u{1c}chart.by\u{1c}chart.chart\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}cha\
rt.series\u{1c}chart.subject\u{1c}chart.summary\u{1c}chart.values\u{1c}close\u{1c}code.leave-hint\u{1c}code.tab-indents\u{1c}code.tab-moves-focus\u{1c}code.titl\
e\u{1c}color.blue\u{1c}color.color\u{1c}color.color-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opacity\u{1c}color.pick-on-screen\u{1c}co\
lor.recent\u{1c}color.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-progress\u{1c}control.maximum\u{1c}control.minimum\u{1c}control.more-info\u{1c}control\
.page\u{1c}control.page-of\u{1c}control.progress\u{1c}control.progress-halted\u{1c}control.rating\u{1c}control.rating-of\u{1c}control.refreshing\u{1c}contr\
ol.show-values\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-mon\
th\u{1c}date.previous-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-al\
l\u{1c}error.cannot-play\u{1c}error.damaged-file\u{1c}error.download-cancelled\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecur\
e\u{1c}error.invalid-image\u{1c}error.media-backend\u{1c}error.network\u{1c}error.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}e\
rror.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-format\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}files.choose-folde\
r\u{1c}files.open\u{1c}find.all\u{1c}find.field\u{1c}find.ignore-case\u{1c}find.next\u{1c}find.none\u{1c}find.options\u{1c}find.position\u{1c}find.previous\u{1c}find.repl\
ace\u{1c}find.replace-all\u{1c}find.replacement\u{1c}find.total\u{1c}find.whole-words\u{1c}find.wrap-around\u{1c}font.fonts\u{1c}font.system\u{1c}format.align-c\
enter\u{1c}format.align-justified\u{1c}format.align-left\u{1c}format.align-right\u{1c}format.bar\u{1c}format.bold\u{1c}format.bulleted-list\u{1c}format.col\
or\u{1c}format.italic\u{1c}format.mixed\u{1c}format.numbered-list\u{1c}format.size\u{1c}format.size-decrease\u{1c}format.size-increase\u{1c}format.striketh\
rough\u{1c}format.underline\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.s\
pace\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-down\u{1c}list.m\
ove-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}media.play\
ing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu.edit\u{1c}men\
u.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}menu.quit\
\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}save\u{1c}se\
arch\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling\
.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.inspector-width\u{1c}split.second-width\u{1c}stop\u{1c}tab.contact\
s\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}ta\
b.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fi\
t\u{1c}table.widen-column\u{1c}token.added\u{1c}token.moved\u{1c}token.rejected\u{1c}token.removed\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}typ\
e.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}ty\
pe.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}ty\
pe.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.url\u{1c}type.values\u{1c}type.video-format\u{1c}unavailable.che\
ck-spelling\u{1c}unavailable.no-results\u{1c}unavailable.no-results-for\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window\
.always-on-top\u{1c}window.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}I\
ncrement\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom out\u{1c}S\
end by Email\u{1c}Add\u{1c}Back\u{1c}Message\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No d\
ata\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld v\
alue\u{1f}x%lld values\u{1c}Close\u{1c}Press Escape and then Tab to move to the next element.\u{1c}Tab indents\u{1c}Tab moves the focus\u{1c}Code\u{1c}Blue\
\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Pick a color on the screen\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}I\
n progress\u{1c}Maximum\u{1c}Minimum\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress halted\u{1c}Rating\u{1c}%1$@ of %2$@\u{1c}Refreshing\u{1c}\
Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear te\
xt\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The download was cancelled.\u{1c}The file does n\
ot exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secure.\u{1c}The image cannot be read.\u{1c}Video and\
 audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be reached, or does not have the file.\u{1c}Th\
e server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe server t\
ook more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did not answer.\u{1c}The file cannot be read.\u{1c}\
The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not supported.\u{1c}Fast forward\u{1c}Choose Folder\u{1c}O\
pen\u{1c}All\u{1c}Find\u{1c}Ignore Case\u{1c}Next result\u{1c}No results\u{1c}Search options\u{1c}%1$lld of %2$lld\u{1c}Previous result\u{1c}Replace\u{1c}Replace all\u{1c}Repl\
ace with\u{1c}\u{1e}1\u{1f}o%lld result\u{1f}x%lld results\u{1c}Whole Words\u{1c}Wrap Around\u{1c}Fonts\u{1c}System Font\u{1c}Center\u{1c}Justify\u{1c}Align left\u{1c}Align right\u{1c}F\
ormatting\u{1c}Bold\u{1c}Bulleted list\u{1c}Text color\u{1c}Italic\u{1c}Mixed\u{1c}Numbered list\u{1c}Text size\u{1c}Decrease text size\u{1c}Increase text size\u{1c}Strik\
ethrough\u{1c}Underline\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descendi\
ng\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%l\
ld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}\
File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The progr\
am is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignor\
e Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of the inspector\u{1c}Width o\
f the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Ta\
b\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}%@ added\u{1c}%1$@\
: position %2$lld of %3$lld\u{1c}%@ cannot be added\u{1c}%@ removed\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electroni\
c book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}S\
ource code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Check the spelling or try a new search.\u{1c}No Results\u{1c}N\
o Results for “%@”\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب \
%@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى \
اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إرسال عبر البريد الإلكتروني\u{1c}إضافة\u{1c}رجوع\u{1c}رسالة\u{1c}الإشارات المرجعية\u{1c}الكام\
يرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دا\
ئري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}o\
قيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}اضغط على Escape ثم Tab للانتقال إلى العنصر التالي.\u{1c}مفتاح Tab يز\
يد المسافة البادئة\u{1c}مفتاح Tab ينقل التركيز\u{1c}شيفرة\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}اختيار لون من ا\
لشاشة\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}الحد الأقصى\u{1c}الحد الأدنى\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$\
lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}التقييم\u{1c}%1$@ من %2$@\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائ\
ق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف.\
\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل الف\
يديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}ا\
ستجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثان\
ية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق \
الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير مد\
عومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}الكل\u{1c}بحث\u{1c}تجاهل حالة الأحرف\u{1c}النتيجة التالية\u{1c}لا توجد نتائج\u{1c}خيارات البحث\u{1c}%1$lld من %2$lld\u{1c}\
النتيجة السابقة\u{1c}استبدال\u{1c}استبدال الكل\u{1c}استبدال بـ\u{1c}\u{1e}1\u{1f}zلا نتائج\u{1f}oنتيجة واحدة\u{1f}tنتيجتان\u{1f}f%lld نتائج\u{1f}m%lld نتيجة\u{1f}x%lld نتيجة\u{1c}ك\
لمات كاملة\u{1c}متابعة من البداية\u{1c}الخطوط\u{1c}خط النظام\u{1c}توسيط\u{1c}ضبط\u{1c}محاذاة إلى اليسار\u{1c}محاذاة إلى اليمين\u{1c}التنسيق\u{1c}غامق\u{1c}قائمة نقطية\u{1c}لون\
 النص\u{1c}مائل\u{1c}مختلط\u{1c}قائمة مرقّمة\u{1c}حجم النص\u{1c}تصغير النص\u{1c}تكبير النص\u{1c}يتوسطه خط\u{1c}تسطير\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل \
لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جا\
رٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}ا\
لموضع\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق ا\
لنافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}ع\
رض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النط\
اق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأع\
مدة\u{1c}عرض المفتش\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التب\
ويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود \
للملاءمة\u{1c}توسيع العمود\u{1c}تمت إضافة %@\u{1c}%1$@: الموضع %2$lld من %3$lld\u{1c}لا يمكن إضافة %@\u{1c}تمت إزالة %@\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشي\
ف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}صورة\u{1c}صورة %@\
\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق من التهجئة أو ج\
رّب بحثًا جديدًا.\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}\
Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\u{1c}Nach \
unten scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts scrollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Per E-Ma\
il senden\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Meldung\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}\
Liniendiagramm\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ b\
is %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Escape und dann Tab führt zum nächsten Element.\u{1c}Tab rückt ein\u{1c}Tab wechselt d\
as Element\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Farbe vom Bildschirm aufnehmen\u{1c}Zuletzt benutzte F\
arbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Bewertun\
g\u{1c}%1$@ von %2$@\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}\
Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht \
wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild \
wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audi\
o können nicht wiedergegeben werden, weil GStreamer nicht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die \
Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Server hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %l\
ld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekunde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}De\
r Server hat nicht geantwortet.\u{1c}Die Datei kann nicht gelesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adress\
en, die mit „%@:“ beginnen, werden nicht unterstützt.\u{1c}Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Alle\u{1c}Suchen\u{1c}Groß-/Kleinschreibun\
g ignorieren\u{1c}Nächstes Ergebnis\u{1c}Keine Ergebnisse\u{1c}Suchoptionen\u{1c}%1$lld von %2$lld\u{1c}Vorheriges Ergebnis\u{1c}Ersetzen\u{1c}Alle ersetze\
n\u{1c}Ersetzen durch\u{1c}\u{1e}1\u{1f}o%lld Ergebnis\u{1f}x%lld Ergebnisse\u{1c}Ganze Wörter\u{1c}Am Anfang fortsetzen\u{1c}Schriften\u{1c}Systemschrift\u{1c}Zentriert\u{1c}\
Blocksatz\u{1c}Linksbündig\u{1c}Rechtsbündig\u{1c}Formatierung\u{1c}Fett\u{1c}Aufzählung\u{1c}Textfarbe\u{1c}Kursiv\u{1c}Gemischt\u{1c}Nummerierte Liste\u{1c}Schriftgröße\
\u{1c}Schrift verkleinern\u{1c}Schrift vergrößern\u{1c}Durchgestrichen\u{1c}Unterstrichen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}L\
eertaste\u{1c}Tabulator\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabes\
teuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeb\
en\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wi\
rd geladen …\u{1c}Menü\u{1c}Weitere Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Progr\
amm wird verwendet.\u{1c}Wiederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suche abbrechen\u{1c}Ergebniss\
e\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einstellungen\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}\
Breite der ersten Spalte\u{1c}Spalten ausblenden\u{1c}Breite des Inspektors\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Emp\
fohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hint\
en bewegen\u{1c}Spalte nach vorn bewegen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}%@ hinzugefügt\u{1c}%1$@: P\
osition %2$lld von %3$lld\u{1c}%@ kann nicht hinzugefügt werden\u{1c}%@ entfernt\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio \
oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Format\
ierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Überprüfen Sie die Schreibweise oder suchen S\
ie nach etwas anderem.\u{1c}Keine Ergebnisse für „%@“\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Mi\
nimieren\u{1c}Wiederherstellen\u{1c}Activar\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acción p\
rincipal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Desplazar hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desplaza\
r hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Enviar por correo electrónico\u{1c}Añadir\u{1c}Atrás\u{1c}Mensaje\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancela\
r\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de disper\
sión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Pulsa Es\
cape y después Tabulador para ir al siguiente elemento.\u{1c}Tabulador aplica sangría\u{1c}Tabulador mueve el foco\u{1c}Código\u{1c}Azul\u{1c}Cua\
drícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Elegir un color de la pantalla\u{1c}Color reciente %@\u{1c}Rojo\u{1c}De\
slizadores\u{1c}Redactar\u{1c}En curso\u{1c}Máximo\u{1c}Mínimo\u{1c}Más información\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Val\
oración\u{1c}%1$@ de %2$@\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes \
anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el archivo.\u{1c}\
El archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión con el s\
ervidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque GStreamer no está instal\
ado.\u{1c}No se puede acceder al servidor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respondió con\
 el error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó más de %\
lld segundos.\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}Las direcc\
iones que empiezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Todo\u{1c}Buscar\u{1c}Ignorar mayúsculas\u{1c}Result\
ado siguiente\u{1c}Sin resultados\u{1c}Opciones de búsqueda\u{1c}%1$lld de %2$lld\u{1c}Resultado anterior\u{1c}Reemplazar\u{1c}Reemplazar todo\u{1c}Reempla\
zar por\u{1c}\u{1e}1\u{1f}o%lld resultado\u{1f}m%lld resultados\u{1f}x%lld resultados\u{1c}Palabras completas\u{1c}Continuar desde el principio\u{1c}Fuentes\u{1c}Fue\
nte del sistema\u{1c}Centrar\u{1c}Justificar\u{1c}Alinear a la izquierda\u{1c}Alinear a la derecha\u{1c}Formato\u{1c}Negrita\u{1c}Lista con viñetas\u{1c}Color d\
el texto\u{1c}Cursiva\u{1c}Mixto\u{1c}Lista numerada\u{1c}Tamaño del texto\u{1c}Reducir el texto\u{1c}Aumentar el texto\u{1c}Tachado\u{1c}Subrayado\u{1c}Retroceso\u{1c}Av\
 Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hac\
ia arriba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silencia\
r\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Sa\
lir de pantalla completa\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Vis\
ualización\u{1c}Ventana\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}R\
etroceder\u{1c}Guardar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortograf\
ía\u{1c}No hay sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho del inspector\u{1c}Ancho de la segunda colu\
mna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña an\
terior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho d\
e columna\u{1c}Ensanchar columna\u{1c}Se ha añadido %@\u{1c}%1$@: posición %2$lld de %3$lld\u{1c}No se puede añadir %@\u{1c}Se ha eliminado %@\u{1c}Re\
intentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}UR\
L de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fu\
ente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ortografía o prueba con otra búsqueda.\u{1c}Sin r\
esultados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}\
Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Déposer : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}P\
age suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la gauche\u{1c}Faire défiler vers la droite\u{1c}Faire d\
éfiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Envoyer par e-mail\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annuler\u{1c}G\
raphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nuage \
de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld v\
aleurs\u{1c}Fermer\u{1c}Appuyez sur Échap puis sur Tab pour passer à l’élément suivant.\u{1c}Tab indente\u{1c}Tab déplace le focus\u{1c}Bleu\u{1c}Coul\
eur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Prélever une couleur à l’écran\u{1c}Couleur récente %@\u{1c}Rouge\u{1c}Cu\
rseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Note\u{1c}%1$@ sur %2$@\u{1c}Actua\
lisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Efface\
r le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le télécharg\
ement a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\
\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\u{1c}Le serveur\
 est injoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le\
 serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}L\
e serveur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %@: » ne son\
t pas prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\u{1c}Tout\u{1c}Rechercher\u{1c}Ignorer la casse\u{1c}Résultat suivant\u{1c}Aucun \
résultat\u{1c}Options de recherche\u{1c}%1$lld sur %2$lld\u{1c}Résultat précédent\u{1c}Remplacer\u{1c}Tout remplacer\u{1c}Remplacer par\u{1c}\u{1e}1\u{1f}o%lld résul\
tat\u{1f}m%lld résultats\u{1f}x%lld résultats\u{1c}Mots entiers\u{1c}Reprendre au début\u{1c}Polices\u{1c}Police système\u{1c}Centrer\u{1c}Justifier\u{1c}Aligner à g\
auche\u{1c}Aligner à droite\u{1c}Mise en forme\u{1c}Gras\u{1c}Liste à puces\u{1c}Couleur du texte\u{1c}Italique\u{1c}Mixte\u{1c}Liste numérotée\u{1c}Taille du texte\u{1c}\
Réduire le texte\u{1c}Agrandir le texte\u{1c}Barré\u{1c}Souligné\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Croissan\
t\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\
\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}F\
ermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\u{1c}Nouvelle fenêtre %@\u{1c}Q\
uitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Ac\
tualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\u{1c}Partager\u{1c}Ignorer l’orthograph\
e\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masquer les colonnes\u{1c}Largeur de l’in\
specteur\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\u{1c}Les p\
lus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétrécir la \
colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Ajout de %@\u{1c}%1$@ : position %2$lld sur %3$lld\u{1c}Impossible d’a\
jouter %@\u{1c}Suppression de %@\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}U\
RL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Te\
xte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthographe ou lancez une nouvelle recherche.\u{1c}Aucun résultat pour « %@ »\u{1c}A\
nnuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}\
Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aumenta\u{1c}Azione principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scor\
ri verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorri verso destra\u{1c}Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Invia per\
 email\u{1c}Aggiungi\u{1c}Indietro\u{1c}Messaggio\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}G\
rafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$@. %2$@\
 da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Premi Esc e poi Tab per passare all’elemento successivo.\u{1c}Tab applica\
 il rientro\u{1c}Tab sposta il focus\u{1c}Codice\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Preleva un colore\
 dallo schermo\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Massimo\u{1c}Minimo\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di\
 %2$lld\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Valutazione\u{1c}%1$@ su %2$@\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}\
Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tut\
to\u{1c}Impossibile riprodurre il file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine \
non è più necessaria.\u{1c}La connessione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre vide\
o e audio, perché GStreamer non è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’\
infinito.\u{1c}Il server ha risposto con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più d\
i %lld secondo.\u{1f}xIl server ha impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il \
formato del file non è supportato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli cartel\
la\u{1c}Apri\u{1c}Tutto\u{1c}Trova\u{1c}Ignora maiuscole/minuscole\u{1c}Risultato successivo\u{1c}Nessun risultato\u{1c}Opzioni di ricerca\u{1c}%1$lld di %2$lld\
\u{1c}Risultato precedente\u{1c}Sostituisci\u{1c}Sostituisci tutto\u{1c}Sostituisci con\u{1c}\u{1e}1\u{1f}o%lld risultato\u{1f}m%lld risultati\u{1f}x%lld risultati\u{1c}P\
arole intere\u{1c}Riprendi dall’inizio\u{1c}Font\u{1c}Font di sistema\u{1c}Centra\u{1c}Giustifica\u{1c}Allinea a sinistra\u{1c}Allinea a destra\u{1c}Formattazio\
ne\u{1c}Grassetto\u{1c}Elenco puntato\u{1c}Colore del testo\u{1c}Corsivo\u{1c}Misto\u{1c}Elenco numerato\u{1c}Dimensione del testo\u{1c}Riduci il testo\u{1c}Ingrandi\
sci il testo\u{1c}Barrato\u{1c}Sottolineato\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Es\
panso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld \
minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiud\
i finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vist\
a\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla r\
icerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colo\
nne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza dell’inspector\u{1c}Larghezza della seconda colonna\u{1c}Interrompi\u{1c}C\
ontatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pannello precedente\
\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi colonna\u{1c}Adatta larghezza colonna\u{1c}Allarg\
a colonna\u{1c}Aggiunto: %@\u{1c}%1$@: posizione %2$lld di %3$lld\u{1c}Impossibile aggiungere %@\u{1c}Rimosso: %@\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio \
%@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo \
formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Video %@\u{1c}Controlla l’ortografia o prova u\
n’altra ricerca.\u{1c}Nessun risultato per “%@”\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massim\
izza\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右に\
スクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}メールで送信\u{1c}追加\u{1c}戻る\u{1c}メッセージ\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布\
図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}Escapeキー、続けてTabキーを押すと次の要素に移動します。\u{1c}Tabキーで字下げ\u{1c}Tabキーでフォーカスを移動\u{1c}コード\
\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}画面から色を選択\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}最大値\u{1c}最小値\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}評価\u{1c}%2$@段階中\
%1$@\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャ\
ンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できな\
いか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんで\
した。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開く\u{1c}すべて\u{1c}検索\u{1c}大文字/小文字を区別しない\u{1c}次の結果\u{1c}結果なし\u{1c}検索オプション\u{1c}%1$ll\
d/%2$lld\u{1c}前の結果\u{1c}置換\u{1c}すべて置換\u{1c}置換文字列\u{1c}\u{1e}1\u{1f}x%lld件の結果\u{1c}単語全体\u{1c}先頭に戻って検索\u{1c}フォント\u{1c}システムフォント\u{1c}中央揃え\u{1c}両端揃え\u{1c}左揃え\u{1c}右揃え\u{1c}書式\u{1c}太字\u{1c}箇条書き\u{1c}文字色\u{1c}斜体\u{1c}混在\u{1c}番号付きリスト\u{1c}文字サ\
イズ\u{1c}文字を小さく\u{1c}文字を大きく\u{1c}取り消し線\u{1c}下線\u{1c}スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停\
止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\
\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\
\u{1c}カラムを隠す\u{1c}インスペクタの幅\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広\
げる\u{1c}%@を追加しました\u{1c}%1$@：%3$lld個中%2$lld番目\u{1c}%@は追加できません\u{1c}%@を削除しました\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファ\
イルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}“%@”の結果\
なし\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerze\
tten: %@\u{1c}Verhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}\
Toon menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Verstuur via e-mail\u{1c}Toevoegen\u{1c}Terug\u{1c}Bericht\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}\
Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waarden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2\
$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}Druk op Escape en daarna op Tab om naar het volgende onderdee\
l te gaan.\u{1c}Tab springt in\u{1c}Tab verplaatst de focus\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Kies een kl\
eur op het scherm\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voo\
rtgang gestopt\u{1c}Beoordeling\u{1c}%1$@ van %2$@\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende \
maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand\
 kan niet worden afgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeeld\
ing is niet meer nodig.\u{1c}De verbinding met de server is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en a\
udio kunnen niet worden afgespeeld, omdat GStreamer niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bes\
tand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De server antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd\
.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\u{1f}xDe server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geant\
woord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De bestandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” \
worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Kies map\u{1c}Openen\u{1c}Alles\u{1c}Zoek\u{1c}Negeer hoofdletters\u{1c}Volgend resultaat\u{1c}Geen resultaten\
\u{1c}Zoekopties\u{1c}%1$lld van %2$lld\u{1c}Vorig resultaat\u{1c}Vervang\u{1c}Vervang alles\u{1c}Vervang door\u{1c}\u{1e}1\u{1f}o%lld resultaat\u{1f}x%lld resultaten\u{1c}Hel\
e woorden\u{1c}Ga verder bij begin\u{1c}Lettertypen\u{1c}Systeemlettertype\u{1c}Centreren\u{1c}Uitvullen\u{1c}Links uitlijnen\u{1c}Rechts uitlijnen\u{1c}Opmaak\u{1c}\
Vet\u{1c}Lijst met opsommingstekens\u{1c}Tekstkleur\u{1c}Cursief\u{1c}Gemengd\u{1c}Genummerde lijst\u{1c}Tekstgrootte\u{1c}Tekst kleiner\u{1c}Tekst groter\u{1c}Doorg\
estreept\u{1c}Onderstreept\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaat\
s omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wor\
dt afgespeeld\u{1c}Positie\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig sc\
herm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het program\
ma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}\
Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte \
van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte van het infovenster\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favoriete\
n\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom\
 achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolom\u{1c}%@ toegevoegd\u{1c}%1$@: positie %2$lld \
van %3$lld\u{1c}%@ kan niet worden toegevoegd\u{1c}%@ verwijderd\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\
\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-scr\
ipt\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Controleer de spelling of probeer een andere zoekopdracht.\
\u{1c}Geen resultaten voor ‘%@’\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\u{1c}\
Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}Główna\
 czynność\u{1c}Następna strona\u{1c}Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powię\
ksz\u{1c}Pomniejsz\u{1c}Wyślij e-mailem\u{1c}Dodaj\u{1c}Wstecz\u{1c}Komunikat\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według\
: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%ll\
d serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Nac\
iśnij Escape, a następnie Tab, aby przejść do następnego elementu.\u{1c}Tab dodaje wcięcie\u{1c}Tab przenosi fokus\u{1c}Kod\u{1c}Niebieski\u{1c}K\
olor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Wybierz kolor z ekranu\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Ut\
wórz\u{1c}W toku\u{1c}Maksimum\u{1c}Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Ocena\u{1c}%1$@ z %2$@\u{1c}Odświeżanie\u{1c}Pok\
aż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyś\
ć tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anulow\
ane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać obra\
zu.\u{1c}Nie można odtworzyć wideo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub nie ma\
 pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzeb\
ował ponad %lld sekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrzebow\
ał ponad %lld sekundy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy zacz\
ynające się od „%@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\u{1c}Wszystkie\u{1c}Znajdź\u{1c}Ignoruj wielkość liter\
\u{1c}Następny wynik\u{1c}Brak wyników\u{1c}Opcje wyszukiwania\u{1c}%1$lld z %2$lld\u{1c}Poprzedni wynik\u{1c}Zamień\u{1c}Zamień wszystkie\u{1c}Zamień na\u{1c}\u{1e}1\u{1f}o%l\
ld wynik\u{1f}f%lld wyniki\u{1f}m%lld wyników\u{1f}x%lld wyniku\u{1c}Całe wyrazy\u{1c}Szukaj od początku\u{1c}Czcionki\u{1c}Czcionka systemowa\u{1c}Wyśrodkuj\u{1c}Wy\
justuj\u{1c}Wyrównaj do lewej\u{1c}Wyrównaj do prawej\u{1c}Formatowanie\u{1c}Pogrubienie\u{1c}Lista punktowana\u{1c}Kolor tekstu\u{1c}Kursywa\u{1c}Mieszane\u{1c}List\
a numerowana\u{1c}Rozmiar tekstu\u{1c}Zmniejsz tekst\u{1c}Powiększ tekst\u{1c}Przekreślenie\u{1c}Podkreślenie\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Maleją\
co\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld god\
ziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtw\
arzanie\u{1c}Pozycja\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycj\
a\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porząd\
kuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wy\
szukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycji\
\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość inspektora\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pob\
rane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej \
oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Dodano\
: %@\u{1c}%1$@: pozycja %2$lld z %3$lld\u{1c}Nie można dodać: %@\u{1c}Usunięto: %@\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwi\
ęk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykł\
y tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Sprawdź pi\
sownię lub spróbuj wyszukać coś innego.\u{1c}Brak wyników dla „%@”\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wie\
rzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Ação principal\u{1c}Próxima p\
ágina\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a direita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Enviar por e-mail\
\u{1c}Adicionar\u{1c}Voltar\u{1c}Mensagem\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de dispersão\u{1c}Gráfi\
co de pizza\u{1c}Fechar\u{1c}Pressione Escape e depois Tab para ir ao próximo elemento.\u{1c}Tab recua\u{1c}Tab move o foco\u{1c}Cor\u{1c}Grade de cor\
es\u{1c}Grade\u{1c}Opacidade\u{1c}Escolher uma cor da tela\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mais informações\u{1c}Pro\
gresso\u{1c}Progresso interrompido\u{1c}Avaliação\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\u{1c}\
Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi cancelado.\
\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possível ler a image\
m.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser acessado ou nã\
o tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou mais de %lld MB\
.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não respondeu.\u{1c}Não \
é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são compatíveis.\u{1c}Av\
ançar\u{1c}Escolher pasta\u{1c}Tudo\u{1c}Ignorar maiúsculas/minúsculas\u{1c}Próximo resultado\u{1c}Nenhum resultado\u{1c}Opções de busca\u{1c}Substituir\u{1c}Su\
bstituir tudo\u{1c}Substituir por\u{1c}Palavras inteiras\u{1c}Continuar do início\u{1c}Fontes\u{1c}Fonte do Sistema\u{1c}Centralizar\u{1c}Alinhar à esquerd\
a\u{1c}Alinhar à direita\u{1c}Formatação\u{1c}Negrito\u{1c}Lista com marcadores\u{1c}Cor do texto\u{1c}Itálico\u{1c}Tamanho do texto\u{1c}Diminuir o texto\u{1c}Aumen\
tar o texto\u{1c}Sublinhado\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrad\
o\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregand\
o…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atua\
lizar\u{1c}Salvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma sugestão encont\
rada\u{1c}Colunas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura do inspetor\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Des\
taques\u{1c}Histórico\u{1c}Mais\u{1c}Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover coluna para t\
rás\u{1c}Mover coluna para frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Adicionado: %@\u{1c}%1$@: posição %2$l\
ld de %3$lld\u{1c}Não é possível adicionar %@\u{1c}Removido: %@\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio %@\
\u{1c}Áudio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simples\u{1c}T\
exto formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Verifique a ortografia ou tente uma nova busca.\u{1c}Nenhum Res\
ultado\u{1c}Nenhum Resultado para “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放\
下\u{1c}放下：%@\u{1c}增加\u{1c}主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}通过电子邮件发送\u{1c}添加\u{1c}返回\u{1c}消息\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数\
据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}按下Escape再按Tab可移到下一个元素。\u{1c}Tab键缩进\u{1c}Tab键移动焦点\u{1c}代码\u{1c}蓝色\u{1c}颜\
色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}从屏幕取色\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}最大值\u{1c}最小值\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}评分\u{1c}%1$@，满分%2$@\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上\
午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安\
装GStreamer。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\
\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}选择文件夹\u{1c}打开\u{1c}全部\u{1c}查找\u{1c}忽略大小写\u{1c}下一个结果\u{1c}无结果\u{1c}查找选项\u{1c}第 %1$lld 个，共 %2$lld 个\u{1c}上一个结果\u{1c}替换\u{1c}全部替换\u{1c}替换为\u{1c}\u{1e}1\u{1f}x%lld 个结果\u{1c}全字匹配\u{1c}循环查找\u{1c}字\
体\u{1c}系统字体\u{1c}居中\u{1c}两端对齐\u{1c}左对齐\u{1c}右对齐\u{1c}格式\u{1c}粗体\u{1c}项目符号列表\u{1c}文字颜色\u{1c}混合\u{1c}编号列表\u{1c}文字大小\u{1c}缩小文字\u{1c}放大文字\u{1c}删除线\u{1c}下划线\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%ll\
d小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在\
使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}检查器的宽度\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标\
签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}已添加%@\u{1c}%1$@：第%2$lld个，共%3$lld个\u{1c}无法添加%@\u{1c}已移除%@\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据\
库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试新的搜索。\u{1c}没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最\
前\u{1c}还原\u{1c}
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
    /// “Send by Email”
    package static var activityMail: LocalizedString { LocalizedString(.builtIn, 18) }
    /// “Add”
    package static var add: LocalizedString { LocalizedString(.builtIn, 19) }
    /// “Back”
    package static var back: LocalizedString { LocalizedString(.builtIn, 20) }
    /// “Message”
    package static var bannerMessage: LocalizedString { LocalizedString(.builtIn, 21) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 22) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 23) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 25) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 26) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 27, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 28) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 29) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 30, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 31) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 32, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 33) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 34) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 35, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 36, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 37, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 38, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 39) }
    /// “Press Escape and then Tab to move to the next element.”
    package static var codeLeaveHint: LocalizedString { LocalizedString(.builtIn, 40) }
    /// “Tab indents”
    package static var codeTabIndents: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “Tab moves the focus”
    package static var codeTabMovesFocus: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “Code”
    package static var codeTitle: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 45) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Pick a color on the screen”
    package static var colorPickOnScreen: LocalizedString { LocalizedString(.builtIn, 51) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 52, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 54) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Maximum”
    package static var controlMaximum: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “Minimum”
    package static var controlMinimum: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 60) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 61, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 63) }
    /// “Rating”
    package static var controlRating: LocalizedString { LocalizedString(.builtIn, 64) }
    /// “%1$@ of %2$@”
    package static func controlRatingOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 65, .text(argument1), .text(argument2))
    }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 67) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 73) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 74) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 75) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 79) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 80) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 81) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 82) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 86) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 87) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 88) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 89) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 93) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 98, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 99, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 100, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 102) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 104, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Choose Folder”
    package static var filesChooseFolder: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “Open”
    package static var filesOpen: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “All”
    package static var findAll: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “Find”
    package static var findField: LocalizedString { LocalizedString(.builtIn, 109) }
    /// “Ignore Case”
    package static var findIgnoreCase: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “Next result”
    package static var findNext: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “No results”
    package static var findNone: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Search options”
    package static var findOptions: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “%1$lld of %2$lld”
    package static func findPosition(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 114, .integer(argument1), .integer(argument2))
    }
    /// “Previous result”
    package static var findPrevious: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “Replace”
    package static var findReplace: LocalizedString { LocalizedString(.builtIn, 116) }
    /// “Replace all”
    package static var findReplaceAll: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “Replace with”
    package static var findReplacement: LocalizedString { LocalizedString(.builtIn, 118) }
    /// “%lld results”
    package static func findTotal(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 119, .integer(argument1))
    }
    /// “Whole Words”
    package static var findWholeWords: LocalizedString { LocalizedString(.builtIn, 120) }
    /// “Wrap Around”
    package static var findWrapAround: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “Fonts”
    package static var fontFonts: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “System Font”
    package static var fontSystem: LocalizedString { LocalizedString(.builtIn, 123) }
    /// “Center”
    package static var formatAlignCenter: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “Justify”
    package static var formatAlignJustified: LocalizedString { LocalizedString(.builtIn, 125) }
    /// “Align left”
    package static var formatAlignLeft: LocalizedString { LocalizedString(.builtIn, 126) }
    /// “Align right”
    package static var formatAlignRight: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Formatting”
    package static var formatBar: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Bold”
    package static var formatBold: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Bulleted list”
    package static var formatBulletedList: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Text color”
    package static var formatColor: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Italic”
    package static var formatItalic: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “Mixed”
    package static var formatMixed: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Numbered list”
    package static var formatNumberedList: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Text size”
    package static var formatSize: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Decrease text size”
    package static var formatSizeDecrease: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Increase text size”
    package static var formatSizeIncrease: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “Strikethrough”
    package static var formatStrikethrough: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “Underline”
    package static var formatUnderline: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 161, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 163, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 165) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 168, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 169, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 182, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 190) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 193, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 196) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 199) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 205) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 207) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “Width of the inspector”
    package static var splitInspectorWidth: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 212) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 221) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 222) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 223) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 224) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 225) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 226) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 227) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 228) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 229) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 230) }
    /// “%@ added”
    package static func tokenAdded(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 231, .text(argument1))
    }
    /// “%1$@: position %2$lld of %3$lld”
    package static func tokenMoved(_ argument1: String, _ argument2: Int, _ argument3: Int) -> LocalizedString {
        LocalizedString(.builtIn, 232, .text(argument1), .integer(argument2), .integer(argument3))
    }
    /// “%@ cannot be added”
    package static func tokenRejected(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 233, .text(argument1))
    }
    /// “%@ removed”
    package static func tokenRemoved(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 234, .text(argument1))
    }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 235) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 236) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 237, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 238, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 239) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 240) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 241) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 242) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 243) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 244, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 245) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 246) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 247, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 248) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 249, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 250) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 251) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 252) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 253, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 254) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 255, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 256) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 257, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 258) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 259) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 260, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 261) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 262) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 263, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 264) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 265, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 266) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 267) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 268) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 269) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 270) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 271) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 272) }
}
}
