// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: a8fbc844fcfbf23e6c80180e45df3ccc952b02a5910b33cc5a7ba4991704916c

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 275 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d00052000560005;0005J0005T0005[0005b0005m000670006@0006L0006W0006b000700007@0007L0007Y0007f0008400\
08B0008O0008U0008e000960009K0009V0009a0009m000:>000:J000:U000:g000;5000;J000;W000;a000;o000<7000<K000<[000<k000==000=J00\
0=Z000=k000>C000>R000>d000?7000?K000?U000?^000?n000@8000@C000@O000@\\000@g000A7000AK000AU000A_000Af000Ak000B0000B@000BJ00\
0BS000B^000Bn000C@000CS000Cl000DA000DW000Df000E:000EN000E\\000Eo000F<000FL000F[000Fm000GC000G\\000H5000HB000HV000Ha000Hj00\
0I5000IF000IP000IZ000Ig000J5000JC000JP000Ja000K2000K=000KN000K_000Kj000L6000LJ000La000M3000MF000MQ000M]000N2000N?000NM00\
0NZ000No000O;000OP000Oe000P:000PK000PS000Pa000Pm000Q8000QF000QR000Q]000Qg000R1000R9000RC000RM000R\\000Rj000S9000SI000SU00\
0Sc000T2000T?000TK000TZ000Tf000U2000U@000UN000UY000Uf000V4000VC000VU000Vc000W0000W<000WI000W[000We000X;000XE000XV000X`00\
0Xm000Y7000YG000YW000Ya000Yo000Z9000ZE000ZH000ZQ000ZW000Z\\000Zk000[0000[<000[D000[J000[Q000[V000[]000[k000\\:000\\G000\\Z00\
0\\c000\\i000]9000]H000]\\000]j000^<000^O000^e000_8000_=000_J000_X000_f000`3000`?000`H000`X000`h000a1000a>000aJ000aX000b300\
0bM000ba000c:000cM000cY000ce000d4000dB000dL000dY000dm000e?000eS000e]000eg000f5000fC000fX000ff000g2000gE000gP000gb000gl00\
0h<000hK000h^000ho000iG000iQ000ib000ik000j7000jI000jd000k;000kV000k[000kg000l5000lA000lJ000l_000lo000m?000mN000mW000mc00\
0mm000n2000n:000n?000nG000nQ000n]000ng000o5000oA000oM000oZ000od000on001060010?0010M0010Q0010V0010^0010h0010o001160011A00\
11K0011X0011^0011i001240012<0012J0012W0012a0013>0013I0013f0014B0014H0015?0015K0015_0015d0015i0015o0016:0016@0016E0016X00\
16`0017;0017K0017O0017W0017_0017k001830018;0018E0018J0018`0018i001990019@0019M0019X0019d0019i0019m001:3001:8001:>001:E00\
1:M001:S001:^001:m001;2001;7001;>001;C001;H001;S001;X001;\\001;b001;m001<H001<]001=9001=R001>1001>]001?7001@=001A6001AX00\
1B=001B`001D4001DO001Dh001EQ001FH001FU001Fc001Fh001Fl001G1001G=001GI001GT001Gc001H4001HD001HL001HX001He001IC001IO001I[00\
1Ia001Im001J4001J<001JG001JS001J^001Jc001K1001K<001KC001KI001KW001Ka001L4001LG001LU001L_001Lc001Lm001M2001M6001M@001MH00\
1MO001MU001M[001M_001Mi001N3001N=001NF001NP001N[001Nb001Nk001O5001O=001OC001OU001O[001P5001P=001P[001P`001Pg001Po0019@00\
1Q8001QV001Q]001Qc001Qj001;C001R7001RH001RM001RY001R^001Ri001Rn001S9001SG001SL001SX001S]001Sd001Sg001T0001T6001T;001TR00\
1TW001T_001Tg001Tm001U4001U9001U@001UN001UV001U\\001Uh001V1001V7001VG001VV001Vg001Vo001WI001WV001Wm001XH001XM001XV001X`00\
1Xj001Y3001Y;001Y@001YL001YX001Ya001Yn001Z6001Z@001ZU001Zi001[7001[J001[W001[`001\\@001\\S001\\^001\\h001]0001];001]D001]S00\
1]c001]h001^1001^:001^F001^O001^V001^`001^f001^o001_4001_?001_I001_S001__001_n001`3001`;001`?001`O001`X001a@001aK001ac00\
1ah001;7001b0001b7001b@001bN001bW001b`001bh001c3001cI001cT001c[001ce001d0001d>001dI001dg001eC001e_001fB001fe001gH001gk00\
1hE001hP001h[001iO001iZ001ic001in001jP001ja001jl001k@001kT001ke001kn001l>001lJ001le001m>001mR001mf0013>001oT002050021U00\
21`002330023i0024P0024[0024d0024o0025G0025P0025Y002640026C0026i0027<0027E0027_0027j0028>0028T0028j0029F0029S002:3002:@00\
2:]002:l002;;002;S002;i002<8002<C002<I002<V002<e002=4002=C002=N002=f002>>002>I002>T002>[002>`002>k002?;002?B002?G002?N00\
2?b002@D002@Y002A9002AW002B>002Bk002CO002Df002FC002G;002Gh002HX002N<002NZ002O<002Oe002Pj002Q>002QT002Q[002Qd002Qk002RL00\
2Rj002SC002S[002Sn002TL002T[002U3002UG002W5002WK002Wl002X9002XK002XV002X]002Y>002Y_002Yn002Z7002ZM002Z]002Zf002[1002[I00\
2[Y002[m002\\A002\\S001L_001Lc001Lm001M2001M6001M@001MH001MO002\\^001M[002\\i002]=002]Q002]^002]c002]l002^9002^D002^M002^_00\
2_1002_8002_d002_o002aS002ak002cY002ck002dC002dY002:l002df002fT002g1002g<002gR002gl002h7002hV002h]002i1002i>002iY002ih00\
2j@002jY002jd002k:002kA002kL002kW002kb002l6002lA002lm002m8002mF002mQ002mV002ma002Qd002mh002n>002nM002nZ002no002oB002oO00\
2oi0030A003120031A0031`0032:0032N0032o0033:0033R0033e003440034?0034J0034W0034d0035>0035g0036P0036_0037;0037Z0038;0038S00\
39?0039W0039l003:R003:n003;C003;_003;j003<8003<B003<Y003=3003=@003=X003=c003>1003>I003>R003>i003?2003?>003?G003?U003?c00\
3@1003@G003@i003@n003A6003AE003AU003Ac002Rj003Bg003CL003CW003Cj003D5003DD003DX001hE001hP003E9003EH003ES003Ed003Eo003F600\
3F@003FH003FT003F]003Fi003G8003GH003G\\003H0003HE003HX003Hg003I4003I@003IR003I^003If003In003J:003JA003JK003J\\003Jk003K:00\
3KC0011i003KR003K^003Kn003L<003LJ0013>003Lf003MC003M]003Mh003NZ003Ni0015_003OB003OG003OM003OX003O^003Oe003P5003P?003P^00\
3Q8003Q<003QC003QM0017k00183003Q^003Ql003R2003RJ003RV003Ra003Rk003S9003SK003SZ003S`0019m003Sd003Sk001:>003T3003T;003TA00\
3TQ003Tb003Tj003To003U8003U?003UJ003UX003Ua003Un003V8003VI003W4003WO003Wo003XN003Y2003Y^003ZB003[\\003\\V003]7003]g003^Q00\
3`7003`Y003a>003al003bm003c7003cI003cQ003cV003c]003d?003dR003dc003e0003eB003eV003e_003em003f<003f_003fm003gB003gL003gZ00\
3gd003gn003h;003hI003hV003h[003hg003i1003i8003iA003iS003ib003j6003jK003j[001L_003ji003k4001M2003k9003kA003kJ003kR003k[00\
3ke003ko003l=003lJ003lV003la003lm003m8003mC003mO003mZ001O=003md003n8003n@003n^003nk003oI003RV003oW001Po003Rk003oj0040J00\
1Q]0040Z0040f003U?004190041J0041P0041Y0041_00420004260042E0042W0042_0043100439001Sd0043A001T00043K0043V004430044?0044O00\
44]0044g00455003cV0045?0045O0045Z0045b0045n0046<0046C0046[0046o0047J0047R0047k0048>0048T0048n00494001XV0049=0049G0049Q00\
49Y0049^0049f004:3004:A004:P004:`004;3004;N004;g004<<004<S004<f004=6004=W004>9004>E004>V004>]004>g004?0004?A004?H004?N00\
4?X004?a004?m004@7004@>004@H004@M004@U004@\\004@h004A:004AD004AN001_n004A[001`;004Ac004B0004B9003dR004C?004C^004Ck003To00\
3kJ004D<004DG004D\\004Dg004E2004EC004EK004E]004Eg004F1004F>004FE004FP004FY004Fk004G=004GN004Gd004H=004HT004Hk004I9004IA00\
4II004Ih004J0004J7004J?004JJ004JR004J[004Jn004KA004KO004KX0011i004Kl004L6004LF004L^004M00013>004ML004Mf004NC004NJ004OK00\
4Oe004P=004PE0015i004PJ004Pa004Pg004Q3004QG004QP004Qo004RA004RF004RS004R\\004Re004Rm004S5004SG004SO004Sh004T1004TC004TO00\
4T\\004Ti004U9004U?004UD004UP004UU004U[004Ub004Uj004Un004V<004UP004VI004VN004VW004V]004Vd004W1004W8004W?004WE004WV004X900\
4XS004Xl004YB004Y`004ZK004Zg004\\4004]0004]N004^8004^\\004`4004`O004`l004aU004bR004bZ004bn004c4004c9004c@004cT004ch004d700\
4dM004d^004e1004e<004eL004e[004fP004fc004g@004gH004g[004gc004gn004hE004hZ004hb004hj004i=004iM004iU004i[004ij004j<004jM00\
4j_004jg001L_004k1001Lm001M2004k;004kC004kK004kQ004kX001M[004k`004kn004l;004lF004lO004lZ004lf004lo004m9004mK001O=004m^00\
4n9004nD004n^004ng004oE004oO004oX004of004TO005000050P0050_0050f0050n0051=0051F0051a0051i0052;0052A0052M0052S0052_0053300\
5390053D0053S0053[0053c0053m005430054>0054X0054`0054k005560055@0055K004c90055S0055f00561005690056E0056M0056W0056k0057@00\
57S0057\\005880058I0058]005990059A0059K0059U0059_0059j005:4005:9005:H005:T005:g005;9005;C005;S005;n005<J005<\\005=5005=G00\
5=Y005>:005>Q005>d005>o005?:005?H005?Q005?`005@3005@9005@G005@Q005@^005@m005A5005AD005AK005AU005A^005B0005BB005BO005B^00\
5C3005C9001`;005CB005CS005C]004ch005DP005Dk005E4005E@005EM005EW005Ec005F3005F=005FG005FQ005FY005Fo005G8005GF005GW005G`00\
5Gn005H8005HJ005HX005Hj005IE005Ic005JA005J]005Jn005K7005K@005KS005K[0010V005Kb005Kj005L9005LA005LT005Lh005M6005M@0011i00\
5MU005Md005N6005NF005N[005O9005OE005O`005P>005PE005QK005QW0015_005Qm005R2005R:005RM005RR005RY005Rm005S6005SZ005Sn005T400\
5T=005TF0017k00183005TO0018E005T^005U5005UA005UY005U^005Ul005V:0019d005VO0019m005VT005VZ001:>001:E005Va005Vf005W3005VT00\
5WD005WK005WU005W^005Wg005X8005X?005XF005XM005X`005YA005Y\\005ZA005Z\\005[@005\\1005\\R005]h005^b005_@005_l005`R005af005X`00\
5bE005c6005d>005dL005d_005df005dk005e6005eG005eY005ei005f>005fP005ff005g0005g?005gM005hB005hO005hc005hk005i;005iC005iM00\
5i_005j1005j?005jD005jS005jd005jm005k3005kE005kU005kg005l9005l@001L_005lJ001Lm005lZ005la005lj005K[005m4005m8005m?005mJ00\
5mY005mh005K7005n2005n:005nG005nS005n_005o5001O=005oL005WU005oa0060=001P=0060H0060V0060_001Po005U^006100061P0061a001Qc00\
61h0062;0062D0062\\0062d0063100636001Ri0063D0063R0063g0063o0064<0064J001Sd0064S001T00064]0064e0065P0065Z0065g006620066<00\
66J005dk0066V0066k00676001U\\0067>0067H0067Q0067i0068D0068V0068_0069?0069T0069n006:N001XM006:W006:i006;1006;<006;G006;L00\
6;^006<2006<A006<T006<]006<n006=A006=T006=j006>L006>`006>l006?N006?h006@:001\\h006@E005?H006@P006@`006A4006A=001^1006AN00\
6AZ006Ai006B1001^`006B=006BF006BP006B[006Bi006C3006C?006CN006CT001`;006C]006D0006D:005eY006E6005L9006ET006E_006En006F800\
6FC006F\\005K7006Ff006G0006G7006GM006GX006Ga006Gm006H6006HC006HK006H]006Ho006IA006IW006Im006JA006JW006Jc006Jo006K6006KF00\
6KO006KX006Kb006Km006L8006L@006LP006L`006Ln006M60011i006MF006MR006Md006N:006NJ0013>006Ne006O?006O\\006Oc006P^006Q5006QI00\
6QP006QT006Q[004Pa006Qm006R5006RH006RQ006S1006SC006SI006SQ006SX006Sa006Si006T0006TC006TJ006Tb006Tn006UE006UQ006U^006V500\
1]c006VC0019m006VJ006VN004U[006VR006VY006V^006Vn006VJ006W>006WC006WK006WP006WY006Wh006Wn006X5006X=006XM006Xm006YE006Ye00\
6Z9006Z^006[F006[h006]3006]d006^J006_5006_[006a:006aU006b2006bY006cW006ce006d5006d:006d@006dF006da006e6006eG006eZ006ek00\
6f@006fL006f^006fn006ga006go006hF006hK006h[006hb006hm006i@006iQ006i_006ii006j8006jI006jQ006jW006jg006k<006kL006ka006ki00\
1L_001Lc001Lm001M2006l6006l?006lF006lL006lS001M[006lZ006le006lo006m9006mB006mL006mX006m`006mh006n4001O=006n>006nX006nb00\
6o9006oE006ob007020070;0070K0070U0070b0071A001Q]001Qc0071N006WP0071^001RH007250072D0072J001Ri0072Y0072d007360073;0073K00\
73Q001Sd0073Z0053m0073d0073n0074F0074M0074W0074`0074i00753007590075?0075O0075Y0075`0075m0076:0076D0076V0076h0077<0077D00\
77b007830078N0078n007990079B0079K0079U0079d0079o007:5007:B007:M007:a007;5007;=007;K007;c007<<007<N007<g007=7007=D007=e00\
7>?007>K007>S007>\\005?H007>h007?6007?H001]h005@G005@Q007?M007?Z007?c007@3007@<005AU007@H007@W006Bi007@h007A8007AK007AQ00\
1`;007AZ007Al007B5006e6007Bj006L8007CH007CS007C`007Cl007D9007DO007DZ007Dd007Do007EH007Eg007F1007F>007FP007F]007Fn007G800\
7GQ007Ga007H1007HG007H]007I3007II007I_007If007Im007J@007JG007JN007J^007K1007K;007KK007KX007Ke007L1007L;007LN007LZ007Lj00\
7M9007MC007MP0013>007Me007NH007NZ007Nd007P3007PI007Pn007Q8007Q<007QF007Q\\007Q`007Qm007R6007RC007R\\007S8007S<007SI007SP00\
7SZ007Sd007Sn007T;007TE007T\\007Ti007U3007U:007UL007UV007Uc007Uj007Un007V<007V@007VG007VG007VK007VO007VY007Vc007Vj007Vn00\
7W5007W<007WC007WY007Wc007Wm007X:007XM007Y5007YZ007ZQ007[6007[[007\\R007]4007^d007`6007`m007a\\007b\\007cX007dC007dk007e_00\
7fb007fl007gB007gI007gS007gZ007h@007hM007hZ007i0007i>007iK007iR007ib007j2007jG007jT007jm007k:007kS007k`007km007l7007lA00\
7lH007lO007l\\007lf007lm007m4007mJ007mZ007mm007n@007nP001L_001Lc001Lm001M2001M6001M@001MH001MO007nW001M[007nd007o:007oM00\
7oT007od0080:0080A0080H0080U0080b0080o0081?0081X0081_0081n0082>0082J0082Q0082a0082k008380083D0083P0083`0083j00841007W<00\
84M0084l008590085O0085Y0085l008690086R0081X0086j008740087;001Sd0087K0087R0087_0087f0088K0088X0088j00891008980089E007gS00\
89L0089e0089l008:3008::008:A008:H008:[008:n008;M008;W008<1008<D008<]008=7008=>008=H008=[008=n008>;008>B008>L008>S008>o00\
8?<008>;008?I008?S008?f008@<008@L008@e008A5008AM008Am008BH008B`008Bj008C:008CL008C^008D@008DM008DW008Dj008E1008E:008EJ00\
8EW008Ec008Ej008F3008F:008FM008Fc008G5008GH008G]008Gj001`;008H9008HC008HO007hM008IU008Im008J:007Vn008JL008JS008Jc008K900\
8KC008KM008Kf008L0008LA008LJ008LQ008L[008Lf008M5008M>008MI008MY008Mg008N4008NE008NW008Nd008Nn008O7008OA008OU008O_008Oe00\
8Om0010h008P9008PC008PO006L`008P\\008Pd0011i008Q0008Q>008QO008Qa008Qo0013>008RL008Ri008SG008SO008TW008Tf0015_008U>008UD00\
8UJ008UX003O^008U^008V1008V9008VV008Vg008Vl008W<008WF0017k00183008WL006TC008WV008Wo008X9008XK008XW008Xe008Y:003SZ008YG00\
8YK008YU008YY008Y^003T3008Ye008Yk008Z:008ZG008ZL008ZQ008Z]008Zd008Zm008[7008[A008[I008[Q008[b008\\J008\\e008]A008][008^=00\
8^l008_S008`i008aa008bA008be008cP008dl008eM008f2008f^008g[008gj008h3008h:008h@008hE008hY008hk008i;008iF008iX008ih008j000\
8j>008jK008jo008k<008kP008k\\008kn008l8008lB008lR008lc008lj008ln008mI008mT008m\\008md008n5008nB008nP008n]008nk001L_001Lc00\
1Lm001M2001M6001M@008o8001MO008o>001M[008oE008oW008of008oo009080090C0090L0090V0090b00913001O=0091D0091U0091_009260092<00\
92Z0092e009300093A008XW0093I0093i001Q]001Qc00944008Zd0094B0094X0094`001RY00950001Ri009590095G0095Y0095c009630096<001Sd00\
96D0096L0096U0096^0097;0097C0097W0097b0097o0098<0098D0098K0098a0098l009930099>0099K0099Q0099a0099o009:H009:Q009:m009;>00\
9;Z009<6009<>001XV009<H009<S009<^009<k009=0009==009=K009=X009=c009=j009>:009>T009>l009?:009?O009?^009?l009@L009@j009A800\
9AH009AP009A[009Ad009B3009B:001]h001^1009BC009BO009B\\009B`009Bj009C5009CC009CM009CZ009Ck009D5009D>009DJ009DP001`;009DY00\
9Df009Do008hk009Ej009FH009FW009Fh009G4009G:009GC009GW009Ge009H3009H>009HF009H[009Hd009I1009IB009IJ009IV009I_009J3009JD00\
9JV009Jg009K7009KH009KZ009Kf009L0009L:009LK009LQ009LX009Lb009Ll009M3009M:009MK009M\\009Mo009N60011i009NE009NQ009Nd009O400\
9OC0013>009P6009PQ009QT009Q\\009Rg009S;009SN009SR009S\\009Sb009T2009T:009TA009TU009T\\009U3009UD009UM009UT009U\\009Uc0018300\
9Ul009V?009VF009V]009Ve009W0009W6009WB009WP001]c009Wa0019m009Wh009X0009X8009X?009XF009XO009Xb009Wh009Y5009Y9009Y?009YF00\
9YM009Y]009Ye009Yl009Z2009ZC009Z`009[6009[U009[h009\\G009]4009]Q009^h009_S009`4009`X009a7009c\\009d6009dR009e6009f2009fE00\
9fT009f\\009ff009fn009gG009gW009ge009h8009hH009hX009h`009i2009i=009j5009jB009jV009j_009k2009k=009kF009kY009km009l:009lF00\
9lW009ld009ll009m5009mF009mU009md009n4009nC001L_001Lc001Lm001M2001M6001M@008o8001MO009nQ001M[009nX009nh009o8009oA009oG00\
9oQ009o[009oc009oo00:0A00:0T00:0]00:1500:1A00:2;00:2G00:3=00:3D00:3O00:3[009W600:3c00:4]00:4n00:5400:5A00:5N00:5U00:5k00\
:6000:6=00:6C001Ri00:6R00:6_00:6m00:7600:7D00:7J001Sd00:7O00:7Z00:7d00:7n00:8F00:8M00:8X00:8b00:8l00:9>00:9E00:9L00:9`00\
:9g00:9n00::900::D00::P00::b00:;800:;R00:;Z00:<800:<F00:<]00:=900:=C00:=L00:=T00:=]00:=f00:=o00:>700:>A00:>Y00:>i00:?:00\
:?C00:?V00:@100:@M00:@]00:A900:AJ00:AU00:B300:BI00:BW00:Bi00:C200:C>00:CJ00:C]00:D500:D:004?X00:DF00:DR001^O00:Db00:E000\
:E600:E?00:EG00:EU00:Eh00:F200:FB009DJ00:FU00:F^00:Fh00:G900:GB009gW00:H900:HT00:H[00:Hf00:Ho00:I700:IA00:IT00:Ib00:Io00\
:J:00:JA00:JR00:J[00:Jd004F>004FE004FP00:K000:KA004G=00:KR00:Kc00:L900:LN00:L^004I900:Lk00:M300:ME00:MO00:MV0059U00:M_00\
4JR00:Mg004Jn004KA004KO00:N90011i00:NL00:NV00:Nf00:O=005N[0013>004ML004Mf00:OO00:OV00:PR00:P\\004P=004PE00:Pl00:Q0004Pa00\
:Q?004Q300:QE00:QO00:Qh00:R700:R@00:RJ00:RS004Re004Rm00:R`004SG004SO00:S300:S=00:ST004TO00:S`004Ti001]c00:Sl0019m004UP00\
4UU004U[004Ub00:T000:T500:TC004UP00:TQ00:TU00:T]004V]00:Th004W100:U500:U>00:UD00:UT00:V<00:VX00:W200:WI00:Wl00:XV00:Y600\
:ZL00:[E00:[e00:\\K00:\\n00:^F00:^a00:_B00:_l00:`j00:a3004bn00:aB004c900:aG00:ag00:b:00:bK004dM004d^00:b]00:bh00:c8004e[00\
:cG00:cY00:cn00:d500:dF004gc00:dR00:df00:e900:eF00:eN00:ec00:f0006jQ004i[00:f900:fJ00:f[004j_00:fl001L_001Lc001Lm001M200\
1M6001M@008o8001MO00:g7001M[00:g?00:gK006lo00:gV00:g_006mL004lf004lo00:gi00:h:00:hJ00:hQ00:hk004nD00:i5004ng004oE00:i@00\
:iH00:iU004TO0050000:i_0050_001Qc00:ij004V]00:j800:jK00:jS00:j^00:jd001Ri00:k200:k=00:kO0053900:kT00:k_001Sd0053c00:kf00\
:km00:l800:lQ00:lY00:ld005560055@00:ln004c900:m50055f00:mD00:mK0056E00:mV00:mc00:n600:nJ00:ng00:no00:oJ00:oZ00:on00;0H00\
;0N001XV0059U00;0W00;0a00;0l00;1100;1?00;1K00;1X00;1e00;1n00;2A00;2Y00;3200;3C00;3]00;3l00;4;00;4\\00;5;00;5H00;5Y00;5l00\
;6B00;6L00;6]00;6o00;75005@G005@Q00;7D00;7S00;7Y00;7g00;7n001^o00;8800;8F006Bi00;8V00;8d005C3005C9001`;00;95005CS00;9G00\
;:700;:H00;:g00;;000;;<00;;F00;;R00;;^005F3005F=005FG00;;n00;<500;<B00;<I00;<P00;<Y00;<`00;<l00;=300;=@00;=J00;=T00;=a00\
;=n00;>;00;>H00;>U00;>\\00;>c00;?<00;?C00;?J00;?Q00;?X00;?_00;?f00;@000;@:00;@I00;@P00;@Z00;@f00;A000;A?00;AI00;AP00;Ab00\
;An00;BK00;B]00;Bd00;CU00;Cb00;D500;D<00;DC00;DJ00;DW00;D^00;De007R600;E500;EE00;E^00;Ee00;El00;F300;F=00;FG00;FQ00;F^00\
;Fe00;GA00;GH00;GX00;G_00;H100;H>00;HH007Uj00;HO00;H]00;H]00;Hd00;Hd007VK00;Hk00;I500;I?007Vj00;IF00;IM00;IT00;I[00;Ih00\
;Io00;J600;J=00;JD00;JZ00;Jm00;K@00;KS00;Kl00;LN00;Ld00;M^00;NX00;O400;OT00;P=00;Pa00;Q:00;QP00;Qo00;RW00;R^00;Rn00;S500\
;S<00;SC00;SS00;Sc00;Sm00;T:00;TZ00;Tj00;U100;U>00;UH00;U[00;Uh00;V500;V<00;VI00;VP00;V]00;Vg00;W100;W800;W?00;WR007lf00\
;W_00;Wf00;X300;X@00;XM00;XZ00;Xd001L_001Lc001Lm001M2001M6001M@008o8001MO00;Xn001M[00;Y500;YB00;YO00;YV00;Y]00;Yg00;Yn00\
;Z500;Z?00;ZF00;ZM00;ZT00;Za00;Zk00;[:00;[G00;[V00;[]00;[g00;\\400;\\;0083D00;\\J00;\\W0083j00;\\^00;IT00;\\k00;]800;]?00;]F00\
;]M00;]]00;]d00;^100;^@00;^G00;^Q00;^X00;^_0087K00;^f00;^m00;_400;_M00;_T00;_]00;_d00;_k0089E00;`200;`900;`F00;`M00;`T00\
;`[00;`b00;`i00;a600;aC00;aS00;aW00;aj00;b400;bG008=700;bZ00;bd00;bk00;c800;c?00;cL008>L00;cS00;c`00;d300;dF00;dS00;d`00\
;e000;e@00;eJ00;e]00;eg00;f300;fV00;fe00;g100;g800;g?00;gH00;gQ00;ga00;gk00;h200;h<00;hC00;hL00;hV00;h`00;hl00;i300;i<00\
;iC00;iM00;iW00;i`00;ij00;j600;j=001`;00;jF00;jS00;j\\00;Sc00;kD00;k\\00;kc00;IF00;kl00;l300;l=008K9008KC00;lJ\u{1c}action.acti\
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
pace\u{1c}key.tab\u{1c}link.copy\u{1c}link.open\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}l\
ist.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}med\
ia.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-\
window\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.\
new-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}\
reply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spe\
lling.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.inspector-width\u{1c}split.second-wi\
dth\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.\
next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-column\u{1c}tab\
le.size-column-to-fit\u{1c}table.widen-column\u{1c}token.added\u{1c}token.moved\u{1c}token.rejected\u{1c}token.removed\u{1c}try-again\u{1c}type.archive\u{1c}typ\
e.archive-format\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}type.document\u{1c}type.document-for\
mat\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}t\
ype.script-format\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.url\u{1c}type.values\u{1c}type.video-fo\
rmat\u{1c}unavailable.check-spelling\u{1c}unavailable.no-results\u{1c}unavailable.no-results-for\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.ty\
ping\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Dr\
ag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show men\
u\u{1c}Zoom in\u{1c}Zoom out\u{1c}Send by Email\u{1c}Add\u{1c}Back\u{1c}Message\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line c\
hart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$\
@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Press Escape and then Tab to move to the next element.\u{1c}Tab indents\u{1c}Tab moves\
 the focus\u{1c}Code\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Pick a color on the screen\u{1c}Recent color %@\u{1c}R\
ed\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}Maximum\u{1c}Minimum\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress halted\u{1c}Rating\u{1c}%1$@\
 of %2$@\u{1c}Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delet\
e\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The download was cancel\
led.\u{1c}The file does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secure.\u{1c}The image canno\
t be read.\u{1c}Video and audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be reached, or does n\
ot have the file.\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server sent more than %lld \
MB.\u{1c}\u{1e}1\u{1f}oThe server took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did not answer.\u{1c}The f\
ile cannot be read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not supported.\u{1c}Fast for\
ward\u{1c}Choose Folder\u{1c}Open\u{1c}All\u{1c}Find\u{1c}Ignore Case\u{1c}Next result\u{1c}No results\u{1c}Search options\u{1c}%1$lld of %2$lld\u{1c}Previous result\u{1c}Repl\
ace\u{1c}Replace all\u{1c}Replace with\u{1c}\u{1e}1\u{1f}o%lld result\u{1f}x%lld results\u{1c}Whole Words\u{1c}Wrap Around\u{1c}Fonts\u{1c}System Font\u{1c}Center\u{1c}Justify\u{1c}Alig\
n left\u{1c}Align right\u{1c}Formatting\u{1c}Bold\u{1c}Bulleted list\u{1c}Text color\u{1c}Italic\u{1c}Mixed\u{1c}Numbered list\u{1c}Text size\u{1c}Decrease text size\u{1c}Incr\
ease text size\u{1c}Strikethrough\u{1c}Underline\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Copy Link\u{1c}Open Li\
nk\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\
\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Vid\
eo\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\
\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Result\
s\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hid\
e columns\u{1c}Width of the inspector\u{1c}Width of the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most\
 Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size \
Column to Fit\u{1c}Widen Column\u{1c}%@ added\u{1c}%1$@: position %2$lld of %3$lld\u{1c}%@ cannot be added\u{1c}%@ removed\u{1c}Try Again\u{1c}Archive\u{1c}%@ a\
rchive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ ima\
ge\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Check the sp\
elling or try a new search.\u{1c}No Results\u{1c}No Results for “%@”\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}\
Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمرير إل\
ى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إرسال عبر البريد الإلكتروني\u{1c}\
إضافة\u{1c}رجوع\u{1c}رسالة\u{1c}الإشارات المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد ب\
يانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$\
@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}اضغط على Escape ثم Tab \
للانتقال إلى العنصر التالي.\u{1c}مفتاح Tab يزيد المسافة البادئة\u{1c}مفتاح Tab ينقل التركيز\u{1c}شيفرة\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبك\
ة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}اختيار لون من الشاشة\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}الحد الأقصى\u{1c}الحد الأدنى\u{1c}مع\
لومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}التقييم\u{1c}%1$@ من %2$@\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\
\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}ت\
حديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آم\
ن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجو\
د عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر م\
ن %lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاس\
تغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير م\
دعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}الكل\u{1c}بحث\u{1c}تجاهل حالة الأحرف\u{1c}النتيجة التالية\u{1c}لا ت\
وجد نتائج\u{1c}خيارات البحث\u{1c}%1$lld من %2$lld\u{1c}النتيجة السابقة\u{1c}استبدال\u{1c}استبدال الكل\u{1c}استبدال بـ\u{1c}\u{1e}1\u{1f}zلا نتائج\u{1f}oنتيجة واحدة\u{1f}tنتيجت\
ان\u{1f}f%lld نتائج\u{1f}m%lld نتيجة\u{1f}x%lld نتيجة\u{1c}كلمات كاملة\u{1c}متابعة من البداية\u{1c}الخطوط\u{1c}خط النظام\u{1c}توسيط\u{1c}ضبط\u{1c}محاذاة إلى اليسار\u{1c}محاذاة\
 إلى اليمين\u{1c}التنسيق\u{1c}غامق\u{1c}قائمة نقطية\u{1c}لون النص\u{1c}مائل\u{1c}مختلط\u{1c}قائمة مرقّمة\u{1c}حجم النص\u{1c}تصغير النص\u{1c}تكبير النص\u{1c}يتوسطه خط\u{1c}تسطير\u{1c}مسا\
فة\u{1c}نسخ الرابط\u{1c}فتح الرابط\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld\
 ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائ\
ق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%l\
ld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ ا\
لتحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخد\
ام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}\
لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض المفتش\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزي\
لات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}ن\
قل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}تمت إضافة %@\u{1c}%1$@: الموضع %2$lld من \
%3$lld\u{1c}لا يمكن إضافة %@\u{1c}تمت إزالة %@\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\
\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغ\
ة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق من التهجئة أو جرّب بحثًا جديدًا.\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}\
الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ableg\
en: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\u{1c}Nach unten scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts scrollen\u{1c}Na\
ch oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Per E-Mail senden\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Meldung\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abb\
rechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}K\
reisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Escape und dan\
n Tab führt zum nächsten Element.\u{1c}Tab rückt ein\u{1c}Tab wechselt das Element\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalza\
hl\u{1c}Deckkraft\u{1c}Farbe vom Bildschirm aufnehmen\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere Infos\
\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Bewertung\u{1c}%1$@ von %2$@\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\u{1c}Tag\
\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Kopier\
en\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Downlo\
ad wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server ist ni\
cht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio können nicht wiedergegeben werden, weil GStreamer nicht \
installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Server h\
at mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekunde g\
ebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei kann nicht geles\
en werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht unterstützt.\u{1c}Vors\
pulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Alle\u{1c}Suchen\u{1c}Groß-/Kleinschreibung ignorieren\u{1c}Nächstes Ergebnis\u{1c}Keine Ergebnisse\u{1c}Suchoption\
en\u{1c}%1$lld von %2$lld\u{1c}Vorheriges Ergebnis\u{1c}Ersetzen\u{1c}Alle ersetzen\u{1c}Ersetzen durch\u{1c}\u{1e}1\u{1f}o%lld Ergebnis\u{1f}x%lld Ergebnisse\u{1c}Ganze \
Wörter\u{1c}Am Anfang fortsetzen\u{1c}Schriften\u{1c}Systemschrift\u{1c}Zentriert\u{1c}Blocksatz\u{1c}Linksbündig\u{1c}Rechtsbündig\u{1c}Formatierung\u{1c}Fett\u{1c}Aufzä\
hlung\u{1c}Textfarbe\u{1c}Kursiv\u{1c}Gemischt\u{1c}Nummerierte Liste\u{1c}Schriftgröße\u{1c}Schrift verkleinern\u{1c}Schrift vergrößern\u{1c}Durchgestrichen\u{1c}Un\
terstrichen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Link kopieren\u{1c}Link öffnen\u{1c}Aufsteigend\u{1c}E\
inklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\
\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld Sekund\
en\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weitere Menüs\u{1c}\
Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}\
Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einstellung\
en\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\u{1c}Spalten\
 ausblenden\u{1c}Breite des Inspektors\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meis\
tgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewe\
gen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}%@ hinzugefügt\u{1c}%1$@: Position %2$lld von %3$lld\u{1c}%@ kan\
n nicht hinzugefügt werden\u{1c}%@ entfernt\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenban\
k\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}\
%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Überprüfen Sie die Schreibweise oder suchen Sie nach etwas anderem.\u{1c}Keine Erg\
ebnisse für „%@“\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activa\
r\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acción principal\u{1c}Página siguiente\u{1c}Página\
 anterior\u{1c}Desplazar hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desplazar hacia arriba\u{1c}Mostrar menú\u{1c}Ampl\
iar\u{1c}Reducir\u{1c}Enviar por correo electrónico\u{1c}Añadir\u{1c}Atrás\u{1c}Mensaje\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de ba\
rras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld s\
erie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Pulsa Escape y después Tabulador para ir\
 al siguiente elemento.\u{1c}Tabulador aplica sangría\u{1c}Tabulador mueve el foco\u{1c}Código\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadríc\
ula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Elegir un color de la pantalla\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Máx\
imo\u{1c}Mínimo\u{1c}Más información\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Valoración\u{1c}%1$@ de %2$@\u{1c}Actualizand\
o\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Edit\
ar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el archivo.\u{1c}El archivo está dañado.\u{1c}Se cance\
ló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión con el servidor no es segura.\u{1c}No se pued\
e leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque GStreamer no está instalado.\u{1c}No se puede acceder al serv\
idor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respondió con el error %lld.\u{1c}El servidor envi\
ó más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó más de %lld segundos.\u{1c}El servidor no res\
pondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}Las direcciones que empiezan por «%@:» no \
son compatibles.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Todo\u{1c}Buscar\u{1c}Ignorar mayúsculas\u{1c}Resultado siguiente\u{1c}Sin resultados\u{1c}Opc\
iones de búsqueda\u{1c}%1$lld de %2$lld\u{1c}Resultado anterior\u{1c}Reemplazar\u{1c}Reemplazar todo\u{1c}Reemplazar por\u{1c}\u{1e}1\u{1f}o%lld resultado\u{1f}m%lld\
 resultados\u{1f}x%lld resultados\u{1c}Palabras completas\u{1c}Continuar desde el principio\u{1c}Fuentes\u{1c}Fuente del sistema\u{1c}Centrar\u{1c}Justific\
ar\u{1c}Alinear a la izquierda\u{1c}Alinear a la derecha\u{1c}Formato\u{1c}Negrita\u{1c}Lista con viñetas\u{1c}Color del texto\u{1c}Cursiva\u{1c}Mixto\u{1c}Lista num\
erada\u{1c}Tamaño del texto\u{1c}Reducir el texto\u{1c}Aumentar el texto\u{1c}Tachado\u{1c}Subrayado\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}\
Copiar enlace\u{1c}Abrir enlace\u{1c}Ascendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia ar\
riba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En \
pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir d\
e pantalla completa\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualiz\
ación\u{1c}Ventana\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroc\
eder\u{1c}Guardar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No\
 hay sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho del inspector\u{1c}Ancho de la segunda columna\u{1c}D\
etener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterio\
r\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho de col\
umna\u{1c}Ensanchar columna\u{1c}Se ha añadido %@\u{1c}%1$@: posición %2$lld de %3$lld\u{1c}No se puede añadir %@\u{1c}Se ha eliminado %@\u{1c}Reinten\
tar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de \
archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fuente\u{1c}\
Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ortografía o prueba con otra búsqueda.\u{1c}Sin result\
ados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activ\
er\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Déposer : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}Page s\
uivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la gauche\u{1c}Faire défiler vers la droite\u{1c}Faire défile\
r vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Envoyer par e-mail\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annuler\u{1c}Graphi\
que en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nuage de po\
ints\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld valeur\
s\u{1c}Fermer\u{1c}Appuyez sur Échap puis sur Tab pour passer à l’élément suivant.\u{1c}Tab indente\u{1c}Tab déplace le focus\u{1c}Bleu\u{1c}Couleur\u{1c}G\
rille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Prélever une couleur à l’écran\u{1c}Couleur récente %@\u{1c}Rouge\u{1c}Curseur\
s\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Note\u{1c}%1$@ sur %2$@\u{1c}Actualisat\
ion\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le \
texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargement\
 a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\u{1c}L’im\
age ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\u{1c}Le serveur est \
injoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le serv\
eur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}Le ser\
veur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %@: » ne sont pas\
 prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\u{1c}Tout\u{1c}Rechercher\u{1c}Ignorer la casse\u{1c}Résultat suivant\u{1c}Aucun résul\
tat\u{1c}Options de recherche\u{1c}%1$lld sur %2$lld\u{1c}Résultat précédent\u{1c}Remplacer\u{1c}Tout remplacer\u{1c}Remplacer par\u{1c}\u{1e}1\u{1f}o%lld résultat\u{1f}m\
%lld résultats\u{1f}x%lld résultats\u{1c}Mots entiers\u{1c}Reprendre au début\u{1c}Polices\u{1c}Police système\u{1c}Centrer\u{1c}Justifier\u{1c}Aligner à gauche\
\u{1c}Aligner à droite\u{1c}Mise en forme\u{1c}Gras\u{1c}Liste à puces\u{1c}Couleur du texte\u{1c}Italique\u{1c}Mixte\u{1c}Liste numérotée\u{1c}Taille du texte\u{1c}Rédui\
re le texte\u{1c}Agrandir le texte\u{1c}Barré\u{1c}Souligné\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Copier le lie\
n\u{1c}Ouvrir le lien\u{1c}Croissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes \
de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconde\
s\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de me\
nus\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation\
.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\u{1c}Part\
ager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masquer les\
 colonnes\u{1c}Largeur de l’inspecteur\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Pl\
us\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avance\
r la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Ajout de %@\u{1c}%1$@ : position %2$lld \
sur %3$lld\u{1c}Impossible d’ajouter %@\u{1c}Suppression de %@\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base\
 de données\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code sourc\
e\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthographe ou lancez une nouvelle recherche.\u{1c}Auc\
un résultat pour « %@ »\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Atti\
va\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aumenta\u{1c}Azione principale\u{1c}Pagina successi\
va\u{1c}Pagina precedente\u{1c}Scorri verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorri verso destra\u{1c}Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ing\
randisci\u{1c}Riduci\u{1c}Invia per email\u{1c}Aggiungi\u{1c}Indietro\u{1c}Messaggio\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a barr\
e\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld ser\
ie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Premi Esc e poi Tab per passare all’element\
o successivo.\u{1c}Tab applica il rientro\u{1c}Tab sposta il focus\u{1c}Codice\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}\
Opacità\u{1c}Preleva un colore dallo schermo\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Massimo\u{1c}Minimo\u{1c}Altre informazion\
i\u{1c}Pagina\u{1c}pagina %1$lld di %2$lld\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Valutazione\u{1c}%1$@ su %2$@\u{1c}Aggiornamento in corso\u{1c}Most\
ra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Tag\
lia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodurre il file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il fil\
e non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}La connessione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Im\
possibile riprodurre video e audio, perché GStreamer non è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}I\
l server reindirizza all’infinito.\u{1c}Il server ha risposto con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl \
server ha impiegato più di %lld secondo.\u{1f}xIl server ha impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossi\
bile leggere il file.\u{1c}Il formato del file non è supportato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Av\
anti veloce\u{1c}Scegli cartella\u{1c}Apri\u{1c}Tutto\u{1c}Trova\u{1c}Ignora maiuscole/minuscole\u{1c}Risultato successivo\u{1c}Nessun risultato\u{1c}Opzioni di\
 ricerca\u{1c}%1$lld di %2$lld\u{1c}Risultato precedente\u{1c}Sostituisci\u{1c}Sostituisci tutto\u{1c}Sostituisci con\u{1c}\u{1e}1\u{1f}o%lld risultato\u{1f}m%lld ri\
sultati\u{1f}x%lld risultati\u{1c}Parole intere\u{1c}Riprendi dall’inizio\u{1c}Font\u{1c}Font di sistema\u{1c}Centra\u{1c}Giustifica\u{1c}Allinea a sinistra\u{1c}All\
inea a destra\u{1c}Formattazione\u{1c}Grassetto\u{1c}Elenco puntato\u{1c}Colore del testo\u{1c}Corsivo\u{1c}Misto\u{1c}Elenco numerato\u{1c}Dimensione del testo\
\u{1c}Riduci il testo\u{1c}Ingrandisci il testo\u{1c}Barrato\u{1c}Sottolineato\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Copia link\u{1c}Apri link\u{1c}Cresc\
ente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld or\
a\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}\
o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri \
menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Agg\
iorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortogra\
fia\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza dell’inspecto\
r\u{1c}Larghezza della seconda colonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più\
 visti\u{1c}Pannello successivo\u{1c}Pannello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Res\
tringi colonna\u{1c}Adatta larghezza colonna\u{1c}Allarga colonna\u{1c}Aggiunto: %@\u{1c}%1$@: posizione %2$lld di %3$lld\u{1c}Impossibile aggiun\
gere %@\u{1c}Rimosso: %@\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione\
 %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di va\
lori\u{1c}Video %@\u{1c}Controlla l’ortografia o prova un’altra ricerca.\u{1c}Nessun risultato per “%@”\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserim\
ento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: \
%@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}メールで送信\u{1c}追加\u{1c}戻る\u{1c}メッセージ\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}\
%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}Escapeキー、続けてTab\
キーを押すと次の要素に移動します。\u{1c}Tabキーで字下げ\u{1c}Tabキーでフォーカスを移動\u{1c}コード\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}画面から色を選択\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}最大値\u{1c}最小値\
\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}評価\u{1c}%2$@段階中%1$@\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペー\
スト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStream\
erがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータ\
を送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開\
く\u{1c}すべて\u{1c}検索\u{1c}大文字/小文字を区別しない\u{1c}次の結果\u{1c}結果なし\u{1c}検索オプション\u{1c}%1$lld/%2$lld\u{1c}前の結果\u{1c}置換\u{1c}すべて置換\u{1c}置換文字列\u{1c}\u{1e}1\u{1f}x%lld件の結果\u{1c}単語全体\u{1c}先頭に戻って検索\u{1c}フォント\u{1c}システムフォント\u{1c}中央揃え\
\u{1c}両端揃え\u{1c}左揃え\u{1c}右揃え\u{1c}書式\u{1c}太字\u{1c}箇条書き\u{1c}文字色\u{1c}斜体\u{1c}混在\u{1c}番号付きリスト\u{1c}文字サイズ\u{1c}文字を小さく\u{1c}文字を大きく\u{1c}取り消し線\u{1c}下線\u{1c}スペース\u{1c}リンクをコピー\u{1c}リンクを開く\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}\
下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスク\
リーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検\
索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}インスペクタの幅\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\
\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}%@を追加しました\u{1c}%1$@：%3$lld個中%2$lld番目\u{1c}%@は追加できません\u{1c}%@を削除しました\u{1c}再試行\
\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%\
@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}“%@”の結果なし\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\
\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}Verhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}\
Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Verstuur via e-mail\u{1c}Toevoegen\u{1c}\
Terug\u{1c}Bericht\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waarden\u{1c}Spreidin\
gsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}\
Druk op Escape en daarna op Tab om naar het volgende onderdeel te gaan.\u{1c}Tab springt in\u{1c}Tab verplaatst de focus\u{1c}Blauw\u{1c}Kle\
ur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Kies een kleur op het scherm\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Ops\
tellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Beoordeling\u{1c}%1$@ van %2$@\u{1c}Bezig met vernieuw\
en\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wi\
s tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden afgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De \
download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}De verbinding met de server is niet\
 beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunnen niet worden afgespeeld, omdat GStreamer niet is\
 geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De server antwoo\
rdde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\u{1f}xDe server\
 had meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De bestandsinde\
ling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Kies map\u{1c}Openen\u{1c}All\
es\u{1c}Zoek\u{1c}Negeer hoofdletters\u{1c}Volgend resultaat\u{1c}Geen resultaten\u{1c}Zoekopties\u{1c}%1$lld van %2$lld\u{1c}Vorig resultaat\u{1c}Vervang\u{1c}Verva\
ng alles\u{1c}Vervang door\u{1c}\u{1e}1\u{1f}o%lld resultaat\u{1f}x%lld resultaten\u{1c}Hele woorden\u{1c}Ga verder bij begin\u{1c}Lettertypen\u{1c}Systeemlettertype\
\u{1c}Centreren\u{1c}Uitvullen\u{1c}Links uitlijnen\u{1c}Rechts uitlijnen\u{1c}Opmaak\u{1c}Vet\u{1c}Lijst met opsommingstekens\u{1c}Tekstkleur\u{1c}Cursief\u{1c}Gemengd\u{1c}G\
enummerde lijst\u{1c}Tekstgrootte\u{1c}Tekst kleiner\u{1c}Tekst groter\u{1c}Doorgestreept\u{1c}Onderstreept\u{1c}Enter\u{1c}Spatie\u{1c}Kopieer koppeling\u{1c}Open k\
oppeling\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}\
Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}\u{1e}1\u{1f}o\
%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Ni\
euw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}\
Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesti\
es\u{1c}Instellingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verber\
g kolommen\u{1c}Breedte van het infovenster\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}\
Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom\
 vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolom\u{1c}%@ toegevoegd\u{1c}%1$@: positie %2$lld van %3$lld\u{1c}%@ kan niet wor\
den toegevoegd\u{1c}%@ verwijderd\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Best\
ands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}T\
ekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Controleer de spelling of probeer een andere zoekopdracht.\u{1c}Geen resultaten voor ‘%@’\
\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}A\
ktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}Główna czynność\u{1c}Następna strona\u{1c}\
Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Wyślij e-mai\
lem\u{1c}Dodaj\u{1c}Wstecz\u{1c}Komunikat\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres linio\
wy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@. \
%2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Naciśnij Escape, a następnie \
Tab, aby przejść do następnego elementu.\u{1c}Tab dodaje wcięcie\u{1c}Tab przenosi fokus\u{1c}Kod\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielon\
y\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Wybierz kolor z ekranu\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Maksimum\u{1c}Więce\
j informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Ocena\u{1c}%1$@ z %2$@\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}\
Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wkl\
ej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\u{1c}Ob\
raz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć wi\
deo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub nie ma pliku.\u{1c}Serwer przekierowu\
je bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy.\u{1f}f\
Serwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}Ser\
wer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy zaczynające się od „%@:” nie s\
ą obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\u{1c}Wszystkie\u{1c}Znajdź\u{1c}Ignoruj wielkość liter\u{1c}Następny wynik\u{1c}Brak wynik\
ów\u{1c}Opcje wyszukiwania\u{1c}%1$lld z %2$lld\u{1c}Poprzedni wynik\u{1c}Zamień\u{1c}Zamień wszystkie\u{1c}Zamień na\u{1c}\u{1e}1\u{1f}o%lld wynik\u{1f}f%lld wyniki\u{1f}m%ll\
d wyników\u{1f}x%lld wyniku\u{1c}Całe wyrazy\u{1c}Szukaj od początku\u{1c}Czcionki\u{1c}Czcionka systemowa\u{1c}Wyśrodkuj\u{1c}Wyjustuj\u{1c}Wyrównaj do lewej\u{1c}W\
yrównaj do prawej\u{1c}Formatowanie\u{1c}Pogrubienie\u{1c}Lista punktowana\u{1c}Kolor tekstu\u{1c}Kursywa\u{1c}Mieszane\u{1c}Lista numerowana\u{1c}Rozmiar tekst\
u\u{1c}Zmniejsz tekst\u{1c}Powiększ tekst\u{1c}Przekreślenie\u{1c}Podkreślenie\u{1c}Spacja\u{1c}Skopiuj łącze\u{1c}Otwórz łącze\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malej\
ąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld go\
dziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odt\
warzanie\u{1c}Pozycja\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edyc\
ja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porzą\
dkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj w\
yszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycj\
i\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość inspektora\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Po\
brane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej\
 oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Dodan\
o: %@\u{1c}%1$@: pozycja %2$lld z %3$lld\u{1c}Nie można dodać: %@\u{1c}Usunięto: %@\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźw\
ięk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwyk\
ły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Sprawdź p\
isownię lub spróbuj wyszukać coś innego.\u{1c}Brak wyników dla „%@”\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wi\
erzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Ação principal\u{1c}Próxima \
página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a direita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Enviar por e-mai\
l\u{1c}Adicionar\u{1c}Voltar\u{1c}Mensagem\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de dispersão\u{1c}Gráf\
ico de pizza\u{1c}Fechar\u{1c}Pressione Escape e depois Tab para ir ao próximo elemento.\u{1c}Tab recua\u{1c}Tab move o foco\u{1c}Cor\u{1c}Grade de co\
res\u{1c}Grade\u{1c}Opacidade\u{1c}Escolher uma cor da tela\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mais informações\u{1c}Pr\
ogresso\u{1c}Progresso interrompido\u{1c}Avaliação\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\
\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi cancelado\
.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possível ler a imag\
em.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser acessado ou n\
ão tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou mais de %lld M\
B.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não respondeu.\u{1c}Não\
 é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são compatíveis.\u{1c}A\
vançar\u{1c}Escolher pasta\u{1c}Tudo\u{1c}Ignorar maiúsculas/minúsculas\u{1c}Próximo resultado\u{1c}Nenhum resultado\u{1c}Opções de busca\u{1c}Substituir\u{1c}S\
ubstituir tudo\u{1c}Substituir por\u{1c}Palavras inteiras\u{1c}Continuar do início\u{1c}Fontes\u{1c}Fonte do Sistema\u{1c}Centralizar\u{1c}Alinhar à esquer\
da\u{1c}Alinhar à direita\u{1c}Formatação\u{1c}Negrito\u{1c}Lista com marcadores\u{1c}Cor do texto\u{1c}Itálico\u{1c}Tamanho do texto\u{1c}Diminuir o texto\u{1c}Aume\
ntar o texto\u{1c}Sublinhado\u{1c}Espaço\u{1c}Copiar link\u{1c}Abrir link\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controle\
s de reprodução\u{1c}Encerrado\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Te\
la cheia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\
\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Salvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\
\u{1c}Nenhuma sugestão encontrada\u{1c}Colunas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura do inspetor\u{1c}Largura da segunda c\
oluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avali\
ados\u{1c}Mover coluna para trás\u{1c}Mover coluna para frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Adicionad\
o: %@\u{1c}%1$@: posição %2$lld de %3$lld\u{1c}Não é possível adicionar %@\u{1c}Removido: %@\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquiv\
o compactado %@\u{1c}Áudio %@\u{1c}Áudio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}I\
magem %@\u{1c}Texto simples\u{1c}Texto formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Verifique a ortografia ou tente um\
a nova busca.\u{1c}Nenhum Resultado\u{1c}Nenhum Resultado para “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre visí\
vel\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}通过电子邮件发送\u{1c}添加\u{1c}返回\u{1c}消息\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的\
%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}按下Escape再按Tab可移到下一个元素。\
\u{1c}Tab键缩进\u{1c}Tab键移动焦点\u{1c}代码\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}从屏幕取色\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}最大值\u{1c}最小值\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}评分\u{1c}%\
1$@，满分%2$@\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全\
。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器\
没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}选择文件夹\u{1c}打开\u{1c}全部\u{1c}查找\u{1c}忽略大小写\u{1c}下一个结果\u{1c}无结果\u{1c}查找选项\u{1c}第 %1$lld 个，共 %2$lld 个\u{1c}上一个结果\u{1c}替换\u{1c}全部替换\u{1c}替换为\u{1c}\
\u{1e}1\u{1f}x%lld 个结果\u{1c}全字匹配\u{1c}循环查找\u{1c}字体\u{1c}系统字体\u{1c}居中\u{1c}两端对齐\u{1c}左对齐\u{1c}右对齐\u{1c}格式\u{1c}粗体\u{1c}项目符号列表\u{1c}文字颜色\u{1c}混合\u{1c}编号列表\u{1c}文字大小\u{1c}缩小文字\u{1c}放大文字\u{1c}删除线\u{1c}下划线\u{1c}空格\u{1c}拷贝链接\u{1c}打开链接\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降\
序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\
\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}检查器的宽度\u{1c}第二栏的宽\
度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}已添加%@\u{1c}%1$@：第%2$lld个，共%3$lld个\u{1c}无法添加%@\u{1c}已移除\
%@\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试\
新的搜索。\u{1c}没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “Copy Link”
    package static var linkCopy: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Open Link”
    package static var linkOpen: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 163, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 165, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 170, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 171, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 184, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 190) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 195, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 196) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 199) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 205) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 207) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 212) }
    /// “Width of the inspector”
    package static var splitInspectorWidth: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 221) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 222) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 223) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 224) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 225) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 226) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 227) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 228) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 229) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 230) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 231) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 232) }
    /// “%@ added”
    package static func tokenAdded(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 233, .text(argument1))
    }
    /// “%1$@: position %2$lld of %3$lld”
    package static func tokenMoved(_ argument1: String, _ argument2: Int, _ argument3: Int) -> LocalizedString {
        LocalizedString(.builtIn, 234, .text(argument1), .integer(argument2), .integer(argument3))
    }
    /// “%@ cannot be added”
    package static func tokenRejected(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 235, .text(argument1))
    }
    /// “%@ removed”
    package static func tokenRemoved(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 236, .text(argument1))
    }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 237) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 238) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 239, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 240, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 241) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 242) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 243) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 244) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 245) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 246, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 247) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 248) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 249, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 250) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 251, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 252) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 253) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 254) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 255, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 256) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 257, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 258) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 259, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 260) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 261) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 262, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 263) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 264) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 265, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 266) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 267, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 268) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 269) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 270) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 271) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 272) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 273) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 274) }
}
}
