// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: 229e29c6d6ac729758c51bcb0fc4d31d34e71e4e5af8e0298b423b892ef275e2

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 213 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002R0002b0002f0002k00\
0350003<0003C0003N0003X0003a0003m000480004C0004Q0004a0004m0005:0005G0005U0005c00060000660006A0006M0006^0006j000750007G00\
07U0007b0007l0008:0008B0008V0008h000950009E0009V0009n000:A000:U000:_000:h000;8000;B000;M000;Y000;f000<1000<A000<U000<_00\
0<i000=0000=5000=:000=J000=T000=]000=h000>8000>J000>]000?6000?K000?a000@0000@D000@X000@f000A9000AF000AV000Ae000B7000BM00\
0Bf000C?000CL000CT000Cb000Cn000D9000DG000DS000D^000Dh000E2000E:000EI000EW000Ef000F6000FB000FP000F_000Fl000G8000GG000GS00\
0G_000Gm000H;000HF000HS000Ha000I0000IB000IP000I]000Ii000J6000JH000JR000Jh000K2000KC000KM000KZ000Kd000L4000LD000LN000L\\00\
0Lf000M2000M5000M>000MD000MI000MX000M]000Mi000N1000N7000N>000NC000NJ000NX000Ng000O4000OG000OP000OV000Of000P5000PI000PW00\
0Pi000Q<000QO000QT000Qa000Qo000R=000RJ000RV000R_000Ro000S?000SH000SU000Sa000So000TJ000Td000U8000UQ000Ud000Un000V;000VO00\
0Va000W5000W?000WI000WW000We000X:000XH000XT000Xg000Y2000YD000YN000Y^000Ym000Z@000ZQ000Zi000[3000[D000[M000[Y000[k000\\000\
0\\<000\\J000\\V000\\_000]4000]D000]T000]c000]l000^8000^B000^G000^O000^T000^\\000^f000_0000_8000_A000_E000_J000_T000_[000_b00\
0_m000`7000`D000`J000`U000``000`h000a6000aC000aM000aj000b5000bR000bn000c4000c9000c?000cJ000cP000cU000ch000d0000d@000dD00\
0dL000dT000d`000dj000do000eE000eN000e^000ei000f5000f:000f>000fD000fI000fO000fV000f^000fd000fo000g>000gC000gH000gO000gT00\
0gY000gd000gi000gm000h3000h>000hY000hn000iJ000ic000jB000jn000kH000lN000mG000mi000nN000o10010E0010`001190011b0012Y0012f00\
12j00134001390013=0013G0013O0013V0013\\0013b0013f00140001490014C0014N0014U0014^0014h00150001560015H0015N0015h001600016N00\
16S0016Z0016b0016k001780017V0017]0017c0017j000gT001870018H0018M0018Y0018^0018i0018n001990019G0019L0019X0019]0019d0019g00\
1:0001:6001:;001:R001:W001:_001:g001:m001;4001;9001;@001;N001;V001;\\001;h001<1001<7001<G001<V001<g001<o001=I001=V001>100\
1>6001>?001>I001>S001>\\001>d001>i001?5001?A001?J001?W001?_001?i001@>001@R001@`001A3001A@001AJ001AR001A]001Af001B5001BE00\
1BJ001BS001B\\001Bh001C1001C8001CB001CH001CQ001CV001Ca001Ck001D5001DA001DP001DU001D]001Da001E1001E:001E?000gH001EG001EN00\
1EW001Ee001En001F7001F?001FJ001F`001Fk001G2001G<001GG001GU001G`001H:001HE001HP001H[001Hd001IF001IW001Ib001J6001JJ001J[00\
1Jd001K4001K@001K[001L4001LH001L\\000aj001NJ001Nk001PK001PV001P_001Pj001QB001QK001QT001Qo001R>001RQ001RZ001S4001S?001SS00\
1So001T<001T\\001Ti001UF001U^001V4001VC001VN001VT001Va001W0001W?001WN001WY001X1001XI001XT001X_001Xf001Xk001Y6001YF001YM00\
1YR001YY001Ym001ZO001Zd001[D001[b001\\I001]6001]Z001_1001`N001aF001b3001bc001hG001he001iG001j0001k50012f0012j001340013900\
13=0013G0013O0013V001kI0013b001kT001ka001kf001ko001l<001lG001lP001lb001m4001m;001mg001n2001oV001on0021\\0021n0022F0022\\00\
22i002380024f0025C0025N0025d0026>0026I0026h0026o0027C0027P0027k0028:0028R0028k002960029L0029S0029^0029i002:4002:H002:S00\
2;?002;J002;X002;c002;h002<3002<:002<A002<W002<f002=3002=H002=[002=h002>B002>Z002?K002?Z002@9002@S002A4002A?002AW002Aj00\
2B9002BD002BO002B\\002Bi002CC002Cl002DU002Dd002E@002E_002F@002FX002GD002G\\002H8002HC002HQ002H[002I2002IL002IY002J1002J<00\
2JJ002Jb002Jk002KB002KK002KW002K`002Kn002L<002LJ002L`002MB002MG002MO002M^002Mn002N<002NG002NZ002Ne002O4002OH001H:001HE00\
2Oi002P8002PC002PT002P_002Pf002Q0002Q8002QD002QM002Q\\002Qi002R5002RA002RI002RU002R\\002Rf002S7002SF002SU002S^000`U002Sm00\
2T9002TI002TW002Te000aj002UA002U^002V8002VC002VH002VN002VY002V_002Vf002W6002W@002WZ002W^002We002Wo002X@002XN002XT002Xl00\
2Y8002YC002YU002Yd002Yj000f>002Yn002Z5000fO002Z=002ZE002ZK002Z[002Zl002[4002[9002[B002[I002[T002[b002[k002\\8002\\B002\\S00\
2]>002]Y002^9002^X002_<002_h002`L002af002b`002cA002d1002d[002fA002fc002gH002h6002i70012f002iA002iL00139002iQ002iY002ib00\
2ij002j3002j=002jG002jS002j^002jj002k5002k@002kL002kW00150002ka002l5002l=002l[002lh002mF002Y8002mT0016b002mg002n5002nU00\
17]002ne002o1002[I002oD002oU002o[002od002oj0030;0030A0030P0030b0030j0031<0031D0019d0031L001:00031V0031a0032>0032J0032Z00\
32h003320033@0033J0033Q0033a0033l003440034@0034N0034U0034m0035A0035\\0035d0036=0036P0036j00370001>?003790037C0037M0037U00\
37Z0037b0037o0038=0038L0038\\0038o0039J0039c003:8003:O003:b003;3003;:003;D003;M003;^003;e003;k003<5003<>003<J003<T003<[00\
3<e003<j003=2003=9003=E003=W003=a003=k001DP003>8001D]003>@003>M003>V003>c002[9002ib003?4003??003?T003?_003?j003@;003@C00\
3@U003@_003@i003A6003A=003AH003AQ003A_003Ag003Ao003B7003B>003BI003BQ003BZ003Bm003C@003CN003CW000`U003Ck003D5003DE003D]00\
3Do000aj003EK003Ee003FB003FI000c9003FN003Fe003Fk003G7003GK003GT003Gf003Gk003H8003HA003HJ003H\\003Hd003I=003IF003IX003Ie00\
3J5003J;003J@003JL003JQ003JW003J^003Jf003Jj003K8003JL003KE003KJ003KS003KY003K`003Km003L4003L;003LA003LR003M5003MO003Mh00\
3N>003N\\003OG003Oc003Q0003Ql003RJ003S4003SX003U0003UK003Uh003VQ003WN0012f003WV0013400139003W`003Wh003X0003X6003X=0013b00\
3XE003XP003XY003Xd003Y0003Y9003YC003YU00150003Yh003ZC003ZN003Zh003[1003[O003[Y003[b003\\0003\\:003\\G003\\g003]6003]=003]E00\
3]T003]]003^8003^@003^R003^X003^d003^j003_6003_J003_P003_[003_j003`2003`:003`D003`J003`U003`o003a7003aB003aM003aW003ab00\
3aj003b1003bD003bO003bW003bc003bk003c5003cI003c^003d1003d:003dV003dg003eC003eK003eU003e_003ei003f4003f>003fC003fR003f^00\
3g1003gC003gM003g]003h8003hT003hf003i?003iQ003i\\003ig003j5003j>003jM003j`003jf003k4003k>003kK003kZ003kb003l1003l8003lB00\
3lK003l]003lo003m<003mK003m`003mf001D]003mo003n@003nJ003nS003n_003nl003o6003oB003oR003o\\003of00400004080040N0040W0040e00\
4160041?0041M0041W0041h004210042:0042B0042I0042Q0042`0042h0043;0043O0043]0043g000`U0044<0044K0044]0044m0045B0045`0045l00\
46G0046e0046l00471004790047L0047Q0047X0047l004850048I0048O0048X0048a0048j000dj004990049P0049\\004:4004:B000f5004:W000f>00\
4:\\004:b000fO000fV004:i004:n004;;004:\\004;L004;S004;]004;f004;o004<@004<G004<N004<U004<h004=I004=d004>I004>d004?H004@900\
4@Z004B0004Bj004CH004D4004DZ004En004<h004FM004G>004HF0012f004HT00134004Hd004Hk004I40042B004I>004IB004II004IT00421004I^00\
4If004J3004J?004JK004Ja00150004K8004;]004KM004Ki00160004L4004LB004LK0016b004L\\004Lj004MJ004M[0017c004Mb004N5004N>004NV00\
4N^004Nk004O00018i004O>004OL004Oa004Oi004P6004PD0019d004PM001:0004PW004P_004QJ004QT004Qa004Ql004R6004RD004RP004R[004S000\
4S;001;\\004SC004SM004SV004Sn004TI004T[004Td004UD004UY004V9001>6004VB004VT004V\\004Vg004W2004W7004WI004W]004Wl004X?004XH00\
4XY004Xl004Y?004YU004Z7004ZK001AJ004ZV003j5004Za004[1004[E004[N001BS004[_004[k004\\:004\\B001CB004\\N004\\W004\\a004\\l004]:00\
4]D004]P004]_004]e001D]004]n004^A0042`004^K004^V004^e004^o004_:004_S00421004_]004_g004_n004`D004`O004`X004`d004`m004a:00\
4aB004aN004aZ004aa004aj004b3004b>004bI004bQ004ba004c1004c?004cG000`U004cW004cc004d5004dK004d[000aj004e6004eP004em004f400\
4f8004f?003Fe004fQ004fY004fl004g5004gG004gM004gU004g\\004ge004h8004h?004hW004hc004i:004iQ001BE004i_000f>004if004ij003JW00\
4in004j5004j:004jJ004if004jZ004j_004jg004jl004k5004kD004kJ004kQ004kY004ki004lI004la004mA004mU004n:004nb004oD0050O0051@00\
51f0052Q005370054V005510055N00565005730012f0012j00134001390057A0057J0057Q0057W0057^0013b0057e0057o005880058B0058N0058V00\
58^0058j00150005940059N0059X0059o005:;005:X005:h005;1005;A005;K005;X005<70017]0017c005<D004jl005<T0018H005<k005=:005=@00\
18i005=O005=Z005=l005>1005>A005>G0019d005>P003`D005>Z005>d005?<005?C005?M005?V005?_005?i005?o005@5005@E005@O005@V005@c00\
5A0005A:005AL005A^005B2005B:005BX005Bi005CI005CT005C]005Cf005D0005D?005DJ005DP005D]005Dh005E<005EP005EX005Ef005F>005FW00\
5Fi005GB005GR005GZ005Gc003j5005Go005H=005HO001BJ003k4003k>005HT005Ha005Hj005I:005IC003lB005IO005I^004]:005Io005J?005JR00\
5JX001D]005Ja005K3004bI005K<005KG005KT005K`005Km005LC005LN005LX005Lc005M<005M[005Me005N2005ND005NQ005Nb005Nl005OB005OI00\
5OP005OW005O^005P1005P;005PK005PX005Pe005Q1005Q;005QN005QZ005Qj005R9005RC005RP000aj005Re005SH005SZ005Sd005Sh005T2005TH00\
5TL005TY005Tb005To005UK005UO005U\\005Uc005Um005V:005VD005V[005Vh005W2005W<005WI005WP005WT005Wb005Wf005Wm005Wm005X1005X500\
5X?005XI005XP005XT005X[005Xb005Xi005Y?005YI005YS005Y`005Z3005Z[005[@005\\7005\\\\005]A005^8005^Z005`J005a\\005bS005cB005dB00\
5e>005ei005fQ005gE005hH0012f0012j00134001390013=0013G0013O0013V005hR0013b005h_005hf005i6005iL005iS005iZ005ig005j4005jA00\
5jQ005jj005k1005k@005kP005k\\005kc005l3005l=005lJ005lV005lb005m2005m<005mC005Xb005m_005n>005nK005na005nk005o>005oK005od00\
5jj0060<0060F0060M0019d0060]0060d00611006180061]0061j0062<0062C0062J0062W0062^0062e0063>0063E0063L0063S0063Z0063a0064400\
64G0064f006500065J0065]006670066>0066H0066[0066n0067;0067B0067L0067S0067o0068<0067;0068I0068S0068f0069<0069L0069e006:500\
6:?006:O006:a006;3006;U006;b006;l006<?006<F006<O006<_006<l006=8006=?006=H006=O006=b006>8006>J006>]006?2006??001D]006?N00\
6?X006?d006@1005XT006@C006@J006@Z006A0006A:006AD006A]006Ag006B8006BA006BH006BR006B]006Bl006C5006C?006CH006CR006C\\006Cb00\
0_T006Cn006D8006DD004c1006DQ006DY000`U006De006E3006ED006EV006Ed000aj006FA006F^006G<006GD006GJ006GP006G^002V_006Gd006H700\
6H?006HP006HU006He006Ho006I5004h8006I?006IX006Ib006J4006JI002Yd006JV006JZ006Jd006Jh006Jm002Z=006K4006K:006KI006KV006K[00\
6K`006Kl006L3006L<006LF006LP006LX006L`006M1006MY006N4006NP006Nj006OL006P;006Pb006R8006S0006SP006T4006T_006V;006V\\006WA00\
6Wm006Xj0012f0012j00134001390013=0013G006Y90013V006Y?0013b006YF006YO006YX006Yc006Yl006Z6006ZB006ZS00150006Zd006[5006[?00\
6[V006[\\006\\:006\\E006\\P006\\a006\\i006]7006]W0017]0017c006]b006L3006^0006^F006^N0018Y006^^0018i006^g006_5006_G006_Q006_a00\
6_j0019d006`2006`:006`C006`L006`i006a1006aE006aP006a]006aj006b2006b9006bO006bZ006ba006bl006c9006c?006cO006c]006d6006d?00\
6d[006dl006eH006eP001>?006eZ006ee006f0006f=006fB006fO006f]006fj006g5006g<006gL006gf006h>006hL006ha006i0006i@006iH006iS00\
6i\\006ik006j2001BJ001BS006j;006jG006jT006jX006jb006jm006k;006kE006kR006kc006km006l6006lB006lH001D]006lQ006l^006lg006m600\
6mG006mS006mY006mb006n6006nD006nR006n]006ne006o:006oC006oP006oa006oi007050070>0070J0070T0070^0070d0070k007150071<0071C00\
71T0071e007280072?000`U0072N0072Z0072m0073=0073L000aj0074?0074Z0075]0075e0075o007650076E0076M0076T0076h0076o0077@0077I00\
77P0077X0077_00782007890078P0078X0078c00791001BE0079B000f>0079I0079Q0079Y0079`0079g007:0007:C0079I007:V007:Z007:`007:g00\
7:n007;>007;F007;M007;S007;d007<A007<W007=6007=I007=h007>U007?2007@I007A4007AU007B9007BX007E=007EW007F3007FW007GS0012f00\
12j00134001390013=0013G006Y90013V007Gf0013b007Gm007H6007H<007HF007HP007HX007Hd007I6007II007IR007Ij007J6007K0007K<007L200\
7L9007LD007LP007LX007Ld007M^007Mo007N5007NB007NO007NV007Nl007O1007O>007OD0018i007OS007O`007On007P7007PE007PK0019d007PP00\
7P[007Pe007Po007QG007QN007QY007Qc007Qm007R?007RF007RM007Ra007Rh007Ro007S:007SE007SQ007Sc007T9007TS007T[007U9007UG007Uc00\
7Um007V6007V>007VG007VP007VY007Va007Vk007WC007WS007Wd007Wm007X@007X[007Y7007YG007Yc007Z4007ZF007ZO007Z[007Zg007[:007[R00\
7[W003<5007[c007[o001C1007\\?007\\M007\\S007\\\\007\\d007]2007]E007]O007]_006lB007^2007^;007^E007^V007^_007^f007_1007_:007_B00\
7_L007__007_m007`:007`E007`L007`]007`f007`o003A6003A=003AH007a;003A_007aH007aP007aZ003e_007aa003BQ007ai003Bm003C@003CN00\
7b;000`U007bN007bX007bh007c?0045B000aj003EK003Ee007cQ003FI007cX007c\\003Fe007ck003G7007d1007d;007dJ007dS007d]007df007e300\
3H\\003Hd007eF007eP007eg003Ie001BE007f3000f>003JL003JQ003JW003J^007f7007f<007fJ003JL007fX007f\\007fd003KY007fo003Km007g<00\
7gE007gK007g[007hC007h_007i9007iP007j3007j]007k=007lS007mL007ml007nR007o50080M0080h0081I00823008310012f0012j001340013900\
13=0013G006Y90013V0083:0013b0057e0083B0083K0058B003Y0003Y90083U0083f008460084=0084W003ZN0084a003[1003[O0084l008540085A00\
3\\:003\\G0085K003]60017c0085V003KY0085d008670086?0086J0086P0018i0086^0086i0087;003_P0087@0087K0019d003`:0087R0087Y0087d00\
88=0088E0088P003aM003aW0088Z003aj0088a003bD0089000897003bc0089B0089O0089b008:6008:S008:[008;6008;F008;`008;f001>?003e_00\
8;o008<9008<D008<I008<W008<c008=0008==008=F008=Y008>1008>J008>[008?5008?D008?U008?h008@>008@H008@Y008@k008A1003k4003k>00\
8A@008AO008AU008Ac008Aj001CQ008B4008BB004]:008BR008B`003m`003mf001D]008C1003n@008CC008CL008CX008Cb008Cn008D:003oR003o\\00\
3of008DJ008DQ008D^008De008Dl008E5008E<008EH008EO008E\\008Ec008Ej008F1008F8008F?008FF008FM008FW008Fa008G0008G7008GA008GM00\
8GW008Gf008H0008H7008HI008HU008I2008ID008IK008IR008IY008If008Im008J4005Tb008JD008J]008Jd008Jk008K2008K<008KI008KP008Kl00\
8L3008LC008LP008LZ005WP008La008Lo008Lo008M6008M6005X1008M=008MG008MQ005XP008MX008M_008Mf008Mm008N:008NA008NH008NO008NV00\
8Nl008O?008OR008Oe008P>008P`008Q6008R0008Rj008SF008Sf008TO008U3008UL008Ub008VA008Vi0012f0012j00134001390013=0013G006Y900\
13V008W00013b008W7008W>008WE008WO008WV008W]008Wg008Wn008X5008X<008XI008XS008Xb008Xo008Y>008YE008YO008Y\\008Yc005lV008Z200\
8Z?005m<008ZF008Mf008ZS008Z`008Zg008Zn008[5008[E008[L008[Y008[h008[o008\\9008\\@008\\G0060]008\\N008\\U008\\\\008]5008]<008]E00\
8]L008]S0062W008]Z008]a008]n008^5008^<008^C008^J008^Q008^^008^k008_;008_?008_R008_\\00667008_o008`9008`@008`M008`T008`a00\
67L008`h008a5008aH008a[008ah008b5008bE008bU008b_008c2008c<008cC008cJ008cS008c\\008cl008d6008d=008dG008dN008dW008da008dk00\
8e7008e>008eG008eN008eX008eb008ek008f5008fA008fH001D]008fQ008f^008fg008fn008MX008g7008g>008gH006A0006A:008gU\u{1c}action.acti\
vate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.increment\u{1c}ac\
tion.show-menu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}add\u{1c}back\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}chart.area\u{1c}chart.bar\u{1c}chart.by\u{1c}chart.chart\
\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}chart.series\u{1c}chart.subject\u{1c}chart.summary\u{1c}c\
hart.values\u{1c}close\u{1c}color.blue\u{1c}color.color\u{1c}color.color-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opacity\u{1c}color.r\
ecent\u{1c}color.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-progress\u{1c}control.more-info\u{1c}control.page\u{1c}control.page-of\u{1c}control.progres\
s\u{1c}control.progress-halted\u{1c}control.refreshing\u{1c}control.show-values\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}date.hours\
\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-month\u{1c}date.previous-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}edit.clear\
-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-all\u{1c}error.cannot-play\u{1c}error.damaged-file\u{1c}error.download-cancelled\u{1c}error.\
file-not-found\u{1c}error.image-cancelled\u{1c}error.insecure\u{1c}error.invalid-image\u{1c}error.media-backend\u{1c}error.network\u{1c}error.redirect\
ions\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}error.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-format\u{1c}error.\
unsupported-scheme\u{1c}fast-forward\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.sh\
ift\u{1c}key.space\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-do\
wn\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}m\
edia.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu\
.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}\
menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewin\
d\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\
\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloa\
ds\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab\
.top-rated\u{1c}table.move-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}table.widen\
-column\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.databa\
se\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.ite\
m\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}\
type.url\u{1c}type.values\u{1c}type.video-format\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.m\
aximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Show menu\u{1c}Zoom\
 in\u{1c}Zoom out\u{1c}Add\u{1c}Back\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. \
No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%l\
ld values\u{1c}Close\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progr\
ess\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress halted\u{1c}Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minut\
e\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file canno\
t be played.\u{1c}The file is damaged.\u{1c}The download was cancelled.\u{1c}The file does not exist.\u{1c}The image is no longer needed.\u{1c}Th\
e connection to the server is not secure.\u{1c}The image cannot be read.\u{1c}Video and audio cannot be played, because GStreamer \
is not installed.\u{1c}The server cannot be reached, or does not have the file.\u{1c}The server redirects without end.\u{1c}The server \
answered with error %lld.\u{1c}The server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe server took more than %lld second.\u{1f}xThe server took\
 more than %lld seconds.\u{1c}The server did not answer.\u{1c}The file cannot be read.\u{1c}The format of the file is not supported.\u{1c}Ad\
dresses that begin with “%@:” are not supported.\u{1c}Fast forward\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Spac\
e\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld h\
our\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}%1$@ of %2$@\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld se\
conds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Qui\
t\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Canc\
el search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the \
first column\u{1c}Hide columns\u{1c}Width of the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\
\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column \
to Fit\u{1c}Widen Column\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ docum\
ent\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\
\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنق\
اص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إضافة\u{1c}رجوع\u{1c}الإشارات المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط\
 شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة\
 واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld \
قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}\
إنشاء\u{1c}قيد التقدم\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}ا\
ليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحد\
يد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\
\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود \
عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من \
%lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغ\
رق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدع\
وم.\u{1c}العناوين التي تبدأ بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عن\
اصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دق\
يقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}%1$@ من %2$@\u{1c}\u{1e}1\u{1f}\
z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تح\
رير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}\
حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}بحث\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}ال\
اقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}ع\
رض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علام\
ة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع ا\
لعمود\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}\
مجلد\u{1c}ملف ترويسة %@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قي\
م\u{1c}فيديو %@\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Z\
iehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Ab\
brechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}\
Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Blau\u{1c}Farbe\u{1c}Fa\
rbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere In\
fos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minut\
en\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfü\
gen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Download wurde abgebrochen.\
\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server ist nicht sicher.\u{1c}Das Bild \
kann nicht gelesen werden.\u{1c}Video und Audio können nicht wiedergegeben werden, weil GStreamer nicht installiert ist.\u{1c}Der \
Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Server hat mit dem Fehler %ll\
d geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekunde gebraucht.\u{1f}xDer Server\
 hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei kann nicht gelesen werden.\u{1c}Das Format\
 der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht unterstützt.\u{1c}Vorspulen\u{1c}Rücktaste\u{1c}Strg\u{1c}\
Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklap\
pt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Min\
uten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}%1$@ von %2$@\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster s\
chließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weitere Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen\
 …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\
\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suchen\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einstellungen\u{1c}Teilen\u{1c}Schreibweise ignoriere\
n\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\u{1c}Spalten ausblenden\u{1c}Breite der zweiten S\
palte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}A\
m besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewegen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte \
verbreitern\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Date\
i-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@-Text\u{1c}Wertet\
abelle\u{1c}%@-Video\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activar\
\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Añadir\u{1c}Atrás\
\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin\
 valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%l\
ld valores\u{1c}Cerrar\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Desliza\
dores\u{1c}Redactar\u{1c}En curso\u{1c}Más información\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Actualizando\u{1c}Mostrar v\
alores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar t\
exto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el archivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la desca\
rga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión con el servidor no es segura.\u{1c}No se puede leer la i\
magen.\u{1c}No se pueden reproducir vídeo ni audio porque GStreamer no está instalado.\u{1c}No se puede acceder al servidor o este\
 no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respondió con el error %lld.\u{1c}El servidor envió más de %l\
ld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No \
se puede leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}Las direcciones que empiezan por «%@:» no son compati\
bles.\u{1c}Avanzar\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}M\
over hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld min\
uto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}%1$@ de %2$@\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}\
Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla completa\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\
\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Re\
hacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroceder\u{1c}Guardar\u{1c}Buscar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}\
Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No hay sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columna\
s\u{1c}Ancho de la segunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pe\
staña siguiente\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrech\
ar columna\u{1c}Ajustar ancho de columna\u{1c}Ensanchar columna\u{1c}Reintentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro e\
lectrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Te\
xto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fuente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %\
@\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le\
 glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Déposer : %@\u{1c}Augmenter\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Ajo\
uter\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en co\
urbes\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@.\
 %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\
\u{1c}Opacité\u{1c}Couleur récente %@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression \
interrompue\u{1c}Actualisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Termin\
é\u{1c}Modifier\u{1c}Effacer le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endomm\
agé.\u{1c}Le téléchargement a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’e\
st pas sécurisée.\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas ins\
tallé.\u{1c}Le serveur est injoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec \
l’erreur %lld.\u{1c}Le serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de\
 %lld secondes.\u{1c}Le serveur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent p\
ar « %@: » ne sont pas prises en charge.\u{1c}Avance rapide\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Cro\
issant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld \
heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}%1$@ sur %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}Réta\
blir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\u{1c}No\
uvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}Réta\
blir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Rechercher\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\
\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masque\
r les colonnes\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\
\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétréc\
ir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\
\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script \
%@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}\
Toujours au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilas\
cia: %@\u{1c}Aumenta\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Aggiungi\u{1c}Indietro\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a\
 barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%ll\
d serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}N\
umero esadecimale\u{1c}Opacità\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$\
lld\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}M\
ese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodurre il \
file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}La conn\
essione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché GStreamer n\
on è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server ha rispos\
to con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl server ha\
 impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file non è suppor\
tato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescen\
te\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}\
x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%\
lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri me\
nu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggio\
rna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografi\
a\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza della seconda c\
olonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}\
Pannello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi colonna\u{1c}Adatta largh\
ezza colonna\u{1c}Allarga colonna\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Int\
estazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabe\
lla di valori\u{1c}Video %@\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripri\
stina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}追加\u{1c}戻る\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラ\
フ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不\
透明度\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキスト\
を消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み\
込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバ\
が%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\
\u{1c}早送り\u{1c}スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\
\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログ\
ラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}2番目のカラムの幅\u{1c}\
停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディ\
オ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値\
の表\u{1c}%@ビデオ\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}\
Neerzetten: %@\u{1c}Verhogen\u{1c}Toon menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Toevoegen\u{1c}Terug\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diag\
ram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waarden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ v\
an %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Recent\
e kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Bezig met\
 vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Be\
werken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden afgespeeld.\u{1c}Het bestand is bescha\
digd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}De verbinding met de serve\
r is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunnen niet worden afgespeeld, omdat GStreame\
r niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De serv\
er antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\u{1f}x\
De server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De bes\
tandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Enter\u{1c}Spat\
ie\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelo\
pen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}%1$@ van %\
2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer m\
enu’s\u{1c}Nieuw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}\
Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}\
Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolo\
m\u{1c}Verberg kolommen\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Me\
est bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kol\
om\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolom\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-doc\
ument\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-\
broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorg\
rond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść\
: %@\u{1c}Zwiększ\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Dodaj\u{1c}Wstecz\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ wed\
ług: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m\
%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}\
Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}\
Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minut\
a\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz ws\
zystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest \
już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć wideo ani dźwię\
ku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub nie ma pliku.\u{1c}Serwer przekierowuje bez końca.\
\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy.\u{1f}fSerwer potrze\
bował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}Serwer nie odpow\
iedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy zaczynające się od „%@:” nie są obsługiwane\
.\u{1c}Przewiń do przodu\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterow\
anie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld godziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld\
 minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycja\u{1c}%1$@ z %2$@\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld \
sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywan\
ie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}\
Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostę\
pnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Sz\
erokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Nast\
ępna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Do\
pasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektro\
niczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}S\
krypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez\
 nazwy\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Most\
rar menu\u{1c}Reduzir\u{1c}Adicionar\u{1c}Voltar\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de dispersã\
o\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mai\
s informações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar\
 texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi can\
celado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possível ler \
a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser acessad\
o ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou mais de \
%lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não responde\
u.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são compatív\
eis.\u{1c}Avançar\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrado\u{1c}Carregan\
do\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais me\
nus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Salv\
ar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma sugestão encontrada\u{1c}Colun\
as\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais rec\
entes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover coluna para trás\u{1c}Mover coluna para frente\u{1c}E\
streitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio\
 %@\u{1c}Áudio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simple\
s\u{1c}Texto formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Semp\
re visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}添加\u{1c}返回\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼\
图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}更多信息\u{1c}页面\u{1c}第%1$l\
ld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\
\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超\
过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld\
分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回\
复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动\
列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文\
本\u{1c}数值表格\u{1c}%@视频\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “Show menu”
    package static var actionShowMenu: LocalizedString { LocalizedString(.builtIn, 8) }
    /// “Zoom in”
    package static var actionZoomIn: LocalizedString { LocalizedString(.builtIn, 9) }
    /// “Zoom out”
    package static var actionZoomOut: LocalizedString { LocalizedString(.builtIn, 10) }
    /// “Add”
    package static var add: LocalizedString { LocalizedString(.builtIn, 11) }
    /// “Back”
    package static var back: LocalizedString { LocalizedString(.builtIn, 12) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 13) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 14) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 15) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 16) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 17) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 18, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 19) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 20) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 21, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 22) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 23, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 25) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 26, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 27, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 28, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 29, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 30) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 31) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 32) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 33) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 34) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 35) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 36) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 37) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 38, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 39) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 40) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 45, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 51) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 52) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 54) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 60) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 61) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 63) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 64) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 65) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 67) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 73) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 74) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 75) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 79) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 80, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 81, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 82, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 86, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 87) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 88) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 89) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 93) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 98) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 99) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 100) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 102) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 104) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 109, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 111, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 114) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 116, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 117, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 118) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 119) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 120) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 123) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 125) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 126) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 130, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 141, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 165) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 180, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 181, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 187, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 190, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 192, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 196, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 198, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 199) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 200, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 203, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 205, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 207) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 212) }
}
}
