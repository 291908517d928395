// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: 91e9b58cbd4b8d5d05f0d0fd7b8508eb88990ef2922c5960b7adc3d1c7d69c24

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 292 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002G0002X0002i0003:0003O00\
03b000450004I0004Z0004k0005:0005J0005X0005\\0005a000600006:0006A0006H0006S0006]0006f000720007=0007H0007V0007f000820008?00\
08L0008Z0008h000950009;0009K0009\\000:1000:<000:G000:S000:d000;0000;;000;M000;[000<0000<=000<G000<U000<]000=1000=A000=Q00\
0=c000>0000>@000>Q000>i000?8000?J000?]000@1000@;000@D000@T000@^000@i000A5000AB000AM000A]000B1000B;000BE000BL000BQ000BV00\
0Bf000C0000C9000CD000CT000Cf000D9000DR000Dg000E=000EL000E`000F4000FB000FU000Fb000G2000GA000GS000Gi000HB000H[000Hh000I<00\
0IG000IP000I[000Il000J6000J@000JM000J[000Ji000K6000KG000KX000Kc000L4000LE000LP000L\\000M0000MG000MY000Ml000N7000NC000NX00\
0Ne000O3000O@000OU000Oa000P6000PK000P`000Q1000Q9000QG000QS000Q^000Ql000R8000RC000RM000RW000R_000Ri000S3000SB000SP000S_00\
0So000T;000TI000TX000Te000U1000U@000UL000UX000Uf000V4000V?000VL000VZ000Vi000W;000WI000WV000Wb000Wo000XA000XK000Xa000Xk00\
0Y<000YF000YS000Y]000Ym000Z=000ZG000ZU000Z_000Zk000[:000[O000[R000[[000[a000[f000\\5000\\:000\\F000\\N000\\T000\\[000\\f000]400\
0]H000]T000]a000^0000^;000^F000^W000^c000_4000_E000_X000_]000_d000`2000`A000`N000`a000`j000a0000a@000aO000ac000b1000bC00\
0bV000bl000c?000cD000cQ000c_000cm000d:000dF000dO000d_000do000e8000eE000eQ000e_000f:000fT000fh000gA000gT000g`000gl000h;00\
0hI000hS000h`000i4000iF000iZ000id000in000j<000jJ000j_000jm000k9000kL000kW000ki000l3000lC000lR000le000m6000mN000mX000mi00\
0n2000n>000nP000nk000oB000o]000ob000on0010<0010H0010Q0010f001160011F0011U0011^0011j00124001290012A0012F0012N0012V0012b00\
12l001380013B0013P0013\\0013h001450014?0014I0014Q0014Z0014h0014l00151001590015C0015J0015Q0015\\0015f00163001690016D0016O00\
16W0016e001720017<0017Y0017d0018A0018]0018c0019Z0019f001::001:?001:D001:J001:U001:[001:`001;3001;;001;V001;f001;j001<200\
1<:001<F001<N001<V001<`001<e001=;001=D001=T001=[001=h001>3001>?001>D001>H001>N001>S001>Y001>`001>h001>n001?9001?H001?M00\
1?R001?Y001?^001?c001?n001@3001@7001@=001@H001@c001A8001AT001Am001BL001C8001CR001DX001EQ001F3001FX001G;001HO001Hj001IC00\
1Il001Jc001K0001K>001KC001KG001KL001KX001Kd001Ko001L>001LO001L_001Lg001M3001M@001M^001Mj001N6001N<001NH001NO001NW001Nb00\
1Nn001O9001O>001OL001OW001O^001Od001P2001P<001PO001Pb001Q0001Q:001Q>001QH001QM001QQ001Q[001Qc001Qj001R0001R6001R:001RD00\
1RN001RX001Ra001Rk001S6001S=001SF001SP001SX001S^001T0001T6001TP001TX001U6001U;001UB001UJ001=[001US001V1001V8001V>001VE00\
1?^001VR001Vc001Vh001W4001W9001WD001WI001WT001Wb001Wg001X3001X8001X?001XO001Y1001Y4001Y=001YC001YH001Y_001Yd001Yl001Z400\
1Z:001ZA001ZK001ZS001Zi001[1001[=001[F001[K001[P001[`001[k001\\6001\\F001\\S001\\X001\\_001\\m001]5001];001]G001]P001]V001]f00\
1^5001^F001^N001^h001_5001_L001_g001_l001`5001`?001`I001`R001`Z001`_001`k001a7001a@001aM001aU001a_001b4001bH001bV001bi00\
1c6001c?001c_001d2001d=001dG001dO001dZ001dc001e2001eB001eG001eP001eY001ee001en001f5001f?001fE001fN001fS001f^001fh001g200\
1g>001gM001gR001gZ001g^001gn001h7001h_001hj001iB001iG001?R001iO001iV001i_001im001j6001j?001jG001jR001jh001k3001k:001kD00\
1kO001k]001kn001l?001lJ001lh001mD001m`001nC001nf001oI001ol0020F0020Q0020\\0021P0021[0021d0021o0022Q0022b0022m0023A0023U00\
23f0023o0024?0024K0024f0025?0025S0025g0017Y0027U002860029V0029a002;4002;j002<Q002<\\002<e002=0002=H002=Q002=Z002>5002>D00\
2>j002?=002?F002?`002?k002@?002@U002@k002AG002AT002B4002BA002B^002Bm002C<002CT002Cj002D9002DD002DJ002DW002Df002E5002ED00\
2EO002Eg002F?002FJ002FU002F\\002Fa002Fl002G<002GC002GH002GO002Gc002HE002HZ002I:002IX002J?002Jl002KP002Lg002ND002O<002Oi00\
2PY002V=002V[002W=002Wf002Xk002Y?002YU002Y\\002Ye002Yl002ZM002Zk002[D002[\\002[o002\\M002\\\\002]4002]H002_6002_L002_m002`:00\
2`L002`W002`^002a?002a`002ao002b8002bN002b^002bg002c2002cJ002cZ002cn002dB002dT001Q:001Q>001QH001QM001QQ001Q[001Qc001Qj00\
2d_001R6002dj002e>002eR002e_002ed002em002f:002fE002fN002f`002g2002g9002ge002h0002iT002il002kZ002kl002lD002lZ002Bm002lg00\
2nU002o2002o=002oS002om003080030W0030^003120031?0031Z0031i0032A0032Z0032e0033;0033B0033M0033b0034M0034X0034c003570035B00\
35n003690036G0036R0036W0036b003700037;0037_0037h003860038?0038H0038S003970039@0039L0039Z003:7002Ye003:>003:T003:c003;000\
3;E003;X003;e003<?003<W003=H003=W003>6003>P003>d003?E003?P003?h003@;003@J003@U003@`003@m003A:003AT003B=003Bf003C5003CQ00\
3D0003DQ003Di003EU003Em003FB003Fh003GD003GY003H5003H@003HN003HX003Ho003II003IV003In003J9003JG003J_003Jh0037_003K?003KK00\
3KT003Kb003L0003L>003LT003M6003M;003MC003MR003Mb003N0002Zk003O4003OY003Od003P7003PB003PQ003Pe0020F0020Q003QF003QU003Q`00\
3R1003R<003RC003RM003RU003Ra003Rl003S8003SA003SM003S\\003Sl003T@003TT003Ti003U<003UK003UX003Ud003V6003VB003VJ003VR003V^00\
3Ve003Vo003W@003WO003W^003Wg0016D003X6003XB003XR003X`003Xn0017Y003YJ003Yg003ZA003ZL003[>003[M001::003[f003[k003\\1003\\<00\
3\\B003\\I003\\Y003\\c003]B003]\\003]`003]g003^1001<F001<N003^B003^P003^V003^n003_:003_E003_O003_]003_o003`>003`D001>H003`H00\
3`O001>Y003`W003`_003`e003a5003aF003aN003aS003a\\003ac003an003b<003bE003bR003b\\003bm003cX003d3003dS003e2003eV003fB003ff00\
3h@003i:003i[003jK003k5003l[003m=003mb003nP003oQ003o[003om004050040:0040A0040c004160041G0041T0041f0042:0042C0042Q0042`00\
43C0043Q0043f004400044>0044H0044R0044_0044m0045:0045?0045K0045U0045\\0045e004670046F0046Z0046o0047?001Q:0047M0047X001QM00\
47]0047e0047n004860048?0048I0048S0048a0048n0049:0049E0049Q0049\\0049g004:3004:>001SX004:H004:\\004:d004;B004;O004;m003_:00\
4<;001UJ003_O004<N004<n001V8004=>004=J003ac004=]004=n004>4004>=004>C004>T004>Z004>i004?;004?C004?U004?]004?e004@>001Y100\
4@i001Y=004A3004A>004A[004Ag004B7004BE004BO004B]004Bi004C6004CR004CW004Ce004Cm004D2004D8004DR004DZ004Dc004E8004EG0040:00\
4EQ004Ea004Ce004El004F8004FF004FM004Fe004G9004GT004G\\004H5004HH004H^004I8004I>001`5004IG004IQ004I[004Ic004Ih004J0004J=00\
4JK004JZ004Jj004K=004KX004L1004LF004L]004M0004M@004Ma004NC004NO004N`004Ng004O1004O:004OK004OR004OX004Ob004Ok004P7004PA00\
4PH004CR004PR004PZ004Pa004Pm004Q?004QI004QS001gM004Q`001gZ004Qh004R5004R>00416004SD004Sc004T0003aS0047n004TA004TL004Ta00\
4Tl004U7004UH004UP004Ub004Ul004V6004VC004VJ004VU004Vc004W0004W9004WK004W]004Wn004XD004X]004Y4004YK004YY004Ya004Yi004ZH00\
4ZP004ZW004Z_004Zj004[2004[;004[N004[a004[o004\\80016D004\\L004\\V004\\f004]>004]P0017Y004]l004^F004^c004^j004_k004`E004`]00\
4`e001:D004`j004aA004aG004aS004ag004b0004bO004ba004bf004c3004c<004cE004cM004cU004cg004co004dH004dQ004dc004do004e<004eI00\
4eY004e_004ed004f0004f5004f;004fB004fJ004fN004f\\004f0004fi004fn004g7004g=004gD004gQ004gX004g_004ge004h6004hY004i3004iL00\
4ib004j@004jk004kG004lT004mP004mn004nX004o<0050T0050o0051L00525005320053:0053N0053T0053Y0053`005440054H0054W0054m0055>00\
55Q0055\\0055l0056;005700057C0057`0057h0058;0058C0058N0058e0059:0059B0059J0059]0059m005:5005:;005:J005:\\005:m005;?005;G00\
1Q:005;Q001QH001QM005;[005;c005;k005<1005<8001R6005<@005<N005<[005<f005<o005=:005=F005=O005=Y005=k001SX005>>005>Y005>d00\
5?>005?G005?e005?o005@8005@F004do005@P005A0005A?005AF005AN005A]005Af005BA005BI005B[005Ba005Bm005C3005C?005CS005CY005Cd00\
5D3005D;005DR005E:005EB005EL005ER005E]005F7005F?005FJ005FU005F_005Fj005G;005GF005G_005Gf005H7005HK005HR005HX005Hl005I200\
5IA005IQ005Ia0053Y005Ii005J<005JG005JO005J[005Jc005Jm005KA005KV005Ki005L2005LN005L_005M3005MO005MW005Ma005Mk005N5005N@00\
5NJ005NO005N^005Nj005O=005OO005OY005Oi005PD005P`005Q2005QK005Q]005Qo005RP005Rg005S:005SE005SP005S^005Sg005T6005TI005TO00\
5T]005Tg005U4005UC005UK005UZ005Ua005Uk005V4005VF005VX005Ve005W4005WI005WO001gZ005WX005Wi005X30054H005Xf005YA005YJ005YV00\
5Yc005Ym005Z9005ZI005ZS005Z]005Zg005Zo005[E005[N005[\\005[m005\\6005\\D005\\Q005\\b005\\l005]>005]L005]^005^9005^W005_5005_Q00\
5_b005_k005`4005`G005`O00151005`V005`^005`m005a5005aH005a\\005aj005b40016D005bI005bX005bj005c:005cO005cm005d9005dT005e200\
5e9005f?005fK001::005fa005ff005fn005gA005gF005gM005ga005gj005hN005hb005hh005i1005i:001<F001<N005iC001<`005iR005ii005j500\
5jM005jR005j`005jn001>?005kC001>H005kH005kN001>Y001>`005kU005kZ005kg005kH005l8005l?005lI005lR005l[005ll005m3005m:005mA00\
5mT005n5005nP005o5005oP006040060e0061F0062\\0063V006440064`0065F0066Z005mT006790067j006920069@0069S0069Z0069_0069j006:;00\
6:M006:]006;2006;D006;Z006;d006<3006<A006=6006=C006=W006=_006=o006>7006>A006>S006>e006?3006?8006?G006?X006?a006?g006@900\
6@I006@[006@m006A4001Q:006A>001QH006AN006AU006A^005`O006Ah006Al006B3006B>006BM006B\\005_k006Bf006Bn006C;006CG006CS006Ci00\
1SX006D@005lI006DU006E1001TX006E<006EJ006ES001UJ005jR006Ed006FD006FU001V>006F\\006Fo006G8006GP006GX006Ge006Gj001WD006H800\
6HF006H[006Hc006I0006I>006IG006I\\001Y1006JA001Y=006JK006JS006K>006KH006KU006K`006Kj006L8006LF006LL006La006Lg006M9006MJ00\
6MO006MU006Mk006N3006NB006NR006N_0069_006Nk006O@006OK001];006OS006O]006Of006P>006PY006Pk006Q4006QT006Qi006RC006Rc001_l00\
6Rl006S>006SF006SQ006S\\006Sa006T3006TG006TV006Ti006U2006UC006UV006Ui006V?006Va006W5006WA006Wc006X=006XO001dG006XZ005S^00\
6Xe006Y5006YI006YR001eP006Yc006Yo006Z>006ZF001f?006ZR006Z[006Ze006[0006[>006[H006[T006[c006[i001gZ006\\2006\\E006\\O006:M00\
6]K005`m006]i006^4006^C006^M006^X006_1005_k006_;006_E006_L006_b006_m006`6006`B006`K006`X006`g006a6006a>006aP006ab006b400\
6bJ006b`006c4006cJ006cV006cb006ci006d9006dB006dK006dU006d`006dk006e3006eC006eS006ea006ei0016D006f9006fE006fW006fm006g=00\
17Y006gX006h2006hO006hV006iQ006ih006j<006jC006jG006jN004aA006j`006jh006k;006kD006kd006l6006l<006lD006lK006lT006l\\006lc00\
6m6006m=006mU006ma006n8006nD006nQ006nh001eB006o6001>H006o=006oA004f;006oE006oL006oQ006oa006o=00701007060070>0070C0070L00\
70[0070a0070h007100071@0071`007280072X0072l0073Q007490074[0075f0076W0077=0077h0078N0079m007:H007:e007;L007<J007<X007<h00\
7<m007=3007=9007=T007=i007>:007>M007>^007?3007??007?Q007?a007@T007@b007A9007A>007AN007AU007A`007B3007BD007BR007B\\007Bk00\
7C<007CD007CJ007CZ007Co007D?007DT007D\\001Q:001Q>001QH001QM007Di007E2007E9007E?007EF001R6007EM007EX007Eb007El007F5007F?00\
7FK007FS007F[007Fg001SX007G1007GK007GU007Gl007H8007HU007He007Hn007I>007IH007IU007J4001V8001V>007JA0070C007JQ001Vc007Jh00\
7K7007K=001WD007KL007KW007Ki007Kn007L>007LD007LM007Lb001Y1007MF005EL007MP007MZ007N2007N9007NC007NL007NU007N_007O2007O?00\
7O\\007Oe007P6001[F007PK007PR007P`007Ph007Q7007QJ007QX007Q^007Qd007R4007R>007RE007RR007R_007Ri007S;007SM007Sa007Si007TG00\
7TX007U3007US007U^007Ug007V0007V:007VI007VT007VZ007Vg007W2007WF007WZ007Wb007X0007XH007Xa007Y3007YL007Y\\007Yi007ZJ007Zd00\
7[0007[8007[A005S^007[M007[[007[m001eG005T]005Tg007\\2007\\?007\\H007\\X007\\a005Uk007\\m007]<006[>007]M007]]007^0007^6001gZ00\
7^?007^Q007^Z007=i007_O006dk007_m007`8007`E007`Q007`^007a4007a?007aI007aT007am007bL007bV007bc007c5007cB007cS007c^007ci00\
7d3007dL007d\\007dl007eB007eX007en007fD007fZ007fa007fh007g;007gB007gI007gY007gl007h6007hF007hS007h`007hl007i6007iI007iU00\
7ie007j4007j>007jK0017Y007j`007kC007kU007k_007ln007mD007mi007n3007n7007nA007nW007n[007nh007o1007o>007oW00803008070080D00\
80K0080U0080_0080i008160081@0081W0081d0081n008250082G0082Q0082^0082e0082i008370083;0083B0083B0083F0083J0083T0083^0083e00\
83i00840008470084>0084T0084^0084h008550085H008600086U0087L008810088V0089M0089o008;_008=1008=h008>W008?W008@S008A>008Af00\
8BZ008C]008Cg008D=008DD008DN008DU008E;008EH008EU008Ek008F9008FF008FM008F]008Fm008GB008GO008Gh008H5008HN008H[008Hh008I200\
8I<008IC008IJ008IW008Ia008Ih008Io008JE008JU008Jh008K;008KK001Q:001Q>001QH001QM001QQ001Q[001Qc001Qj008KR001R6008K_008L500\
8LH008LO008L_008M5008M<008MC008MP008M]008Mj008N:008NS008NZ008Ni008O9008OE008OL008O\\008Of008P3008P?008PK008P[008Pe008Pl00\
847008QH008Qg008R4008RJ008RT008Rg008S4008SM008NS008Se008So008T6008TF008Tk001Y1008Ug008Un008V;008VB008Vg008W4008WF008WM00\
8WT008Wa008X:008XD008X[008Xb008Y>008YQ008Y[008Ye008Z>008ZB008Z^008[7008[M008DN008[T008[m008\\4008\\;008\\B008\\I008\\P008\\c00\
8]6008]U008]_008^9008^L008^e008_?008_F008_P008_c008`6008`C008`J008`T008`[008a7008aD008`C008aQ008a[008an008bD008bT008bm00\
8c=008cU008d5008dP008dh008e2008eB008eT008ef008fH008fU008f_008g2008g9008gB008gR008g_008X[008gk008h4008h;008hN008hd008i600\
8iI008i^008ik001gZ008j:008jD008jP008EH008kV008kn008l;0083i008lM008lT008ld008m:008mD008mN008mg008n1008nB008nK008nR008n\\00\
8ng008o6008oC008oN008oW008ob009020090@0090M0090^009100091=0091G0091P0091Z0091n009280092>0092F0015C0092R0092\\0092h006eS00\
9350093=0016D0093I0093W0093h0094:0094H0017Y0094e0095B0095`0095h009700097?001::0097W0097]0097c00981003\\B009870098J0098R00\
98o0099@0099E0099U0099_001<F001<N0099e006m60099o009:H009:R009:d009;0009;>009;S003`>009;`009;d009;n009<2009<7003`W009<>00\
9<D009<S009<`009<e009<j009=6009==009=F009=P009=Z009=b009=j009>;009>c009?>009?Z009@4009@V009AE009Al009CB009D:009DZ009E>00\
9Ei009GE009Gf009HK009I7009J4009JC009JL009JS009JY009J^009K2009KD009KT009K_009L1009LA009LI009LW009Ld009MH009MU009Mi009N500\
9NG009NQ009N[009Nk009O<009OC009OG009Ob009Om009P5009P=009PN009P[009Pi009Q6009QD001Q:001Q>001QH001QM001QQ001Q[009QQ001Qj00\
9QW001R6009Q^009R0009R?009RH009RQ009R\\009Re009Ro009S;009SL001SX009S]009Sn009T8009TO009TU009U3009U>009UI009UZ009;0009Ub00\
9VB001V8001V>009VM009==009V[009W1009W9001W4009WI001WD009WR009W`009X2009X<009XL009XU009X]009Y0001Y1009YU009Y]009Yf009Yo00\
9ZL009ZT009Zh009[3009[@009[M009[_009[c009\\7009\\B009\\Q001[F009\\a009\\g009]>009]D009]N009]b009^0009^8009^?009^U009^`009^g00\
9_2009_?009_E009_U009_c009`<009`E009`a009a2009aN009aj009b2001`5009b<009bG009bR009b_009bd009c1009c?009cL009cW009c^009cn00\
9dH009d`009dn009eC009eR009e`009f@009f^009fl009g<009gD009gO009gX009gg009gn001eG001eP009h7009hC009hP009hT009h^009hi009i700\
9iA009iN009i_009ii009j2009j>009jD001gZ009jM009jZ009jc009KD009k^009l<009lK009l\\009lh009ln009m7009mK009mY009mg009n2009n:00\
9nO009nX009ne009o6009o>009oJ009oX009of009oo00:0C00:0T00:0f00:1700:1G00:1X00:1j00:2600:2@00:2J00:2[00:2a00:2h00:3200:3<00\
:3C00:3J00:3[00:3l00:4?00:4F0016D00:4U00:4a00:5400:5D00:5S0017Y00:6F00:6a00:7d00:7l00:9700:9K00:9^00:9b00:9l00::200::B00\
::J00::Q00::e00::l00:;C00:;T00:;]00:;d00:;l00:<3001<N00:<<00:<O00:<V00:<m00:=500:=@00:=F00:=R00:=`001eB00:>1001>H00:>800\
:>@00:>H00:>O00:>V00:>_00:?200:>800:?E00:?I00:?O00:?V00:?]00:?m00:@500:@<00:@B00:@S00:A000:AF00:Ae00:B800:BW00:CD00:Ca00\
:E800:Ec00:FD00:Fh00:GG00:Il00:JF00:Jb00:KF00:LB00:LU00:Ld00:Ll00:M600:M>00:MW00:Mg00:N500:NH00:NX00:Nh00:O000:OB00:OM00\
:PE00:PR00:Pf00:Po00:QB00:QM00:QV00:Qi00:R=00:RJ00:RV00:Rg00:S400:S<00:SE00:SV00:Se00:T400:TD00:TS001Q:001Q>001QH001QM00\
1QQ001Q[009QQ001Qj00:Ta001R600:Th00:U800:UH00:UQ00:UW00:Ua00:Uk00:V300:V?00:VQ00:Vd00:Vm00:WE00:WQ00:XK00:XW00:YM00:YT00\
:Y_00:Yk00:=F00:Z300:Zm00:[>00:[D00:[Q00:[^00:[e00:\\;00:\\@00:\\M00:\\S001WD00:\\b00:\\o00:]=00:]F00:]T00:]Z00:]_00:^2001Y100\
:^U00:^`00:^j00:_400:_L00:_S00:_^00:_h00:`200:`D00:`U00:``00:a800:a>00:aM00:a`005HR00:ah00:b900:b@00:bN00:ba00:c400:c;00\
:cB00:cV00:c]00:cd00:co00:d:00:dF00:dX00:dn00:eH00:eP00:en00:f<00:fS00:fo00:g900:gB00:gJ00:gS00:g\\00:ge00:gm00:h700:hO00\
:h_00:i000:i900:iL00:ig00:jC00:jS00:jo00:k@00:kK00:ki00:l?00:lM00:l_00:lh00:m400:m@00:mS00:mk00:n0004Ob00:n<00:nH001en00\
:nX00:nf00:nl00:o500:o=00:oK00:o^00:oh00;08009j>00;0K00;0T00;0^00;0o00;1800:Mg00;1o00;2J00;2Q00;2\\00;2e00;2m00;3700;3J00\
;3X00;3e00;4000;4700;4H00;4Q00;4Z004VC004VJ00;4f004Vc004W000;5300;5D004W]00;5U00;5f00;6<00;6Q00;6a004YY00;6n00;7600;7H00\
;7R00;7Y005Mk00;7b004[200;7j004[N004[a004[o00;8<0016D00;8O00;8Y00;8i00;9@005cO0017Y004]l004^F00;9R00;9Y00;:U00;:_004`]00\
4`e00;:o00;;3004aA00;;B004aS00;;H00;;R00;;k00;<:00;<C00;<M00;<V004cE004cM00;<c004cg004co00;=600;=@00;=W004do00;=c004eI00\
1eB00;=o001>H004f0004f5004f;004fB00;>300;>800;>F004f000;>T00;>X00;>`004g=00;>k004gQ00;?800;?A00;?G00;?W00;@?00;@[00;A500\
;AL00;Ao00;BY00;C900;DO00;EH00;Eh00;FN00;G100;HI00;Hd00;IE00;Io00;Jm00;K60053N00;KE0053Y00;KJ00;Kj00;L=00;LN0054m0055>00\
;L`00;Lk00;M;0056;00;MJ00;M\\00;N100;N800;NI0058C00;NU00;Ni00;O<00;OI00;OQ00;Of00;P3007CD005:;00;P<00;PM00;P^005;?00;Po00\
1Q:001Q>001QH001QM001QQ001Q[009QQ001Qj00;Q:001R600;QB00;QN007Eb00;QY00;Qb007F?005=F005=O00;Ql00;R=00;RM00;RT00;Rn005>d00\
;S8005?G005?e00;SC00;SK00;SX004do005@P00;Sb005A?001V>00;Sm004g=00;T;00;TN00;TV00;Ta00;Tg001WD00;U500;U@00;UR005CY00;UW00\
;Ub00;Ui00;V<001Y1005EB00;V^00;Ve00;W000;WI00;WQ00;W\\005FU005F_00;Wf00;X700;X?00;XV00;X]00;Xo001[F005HR00;YD00:b9005I200\
;Yb00;Z300;ZA0053Y00;ZH005J<00;ZW00;Z^005J[00;Zi00;[600;[I00;[]00;\\:00;\\B00;\\]00;\\m00;]A00;][00;]a001`5005Mk00;]j00;^400\
;^?00;^D00;^R00;^^00;^k00;_800;_A00;_T00;_l00;`E00;`V00;a000;a?00;aN00;ao00;bN00;b[00;bl00;c?00;cU00;c_00;d000;dB00;dH00\
5T]005Tg00;dW00;df00;dl00;e:00;eA001fN00;eK00;eY006[>00;ei00;f7005WI005WO001gZ00;fH005Wi00;fZ00;gJ00;g[00;h:00;hC00;hO00\
;hY00;he00;i1005ZI005ZS005Z]00;iA00;iH00;iU00;i\\00;ic00;il00;j300;j?00;jN00;j]00;jd00;k100;k;00;kE00;kR00;k_00;kl00;l900\
;lF00;lM00;lT00;lm00;m400;m;00;mB00;mI00;mP00;mW00;ma00;mk00;n:00;nA00;nK00;nW00;na00;o000;o:00;oA00;oS00;o_00<0<00<0N00\
<0U00<1F00<1S00<1f00<1m00<2400<2;00<2H00<2O00<2V007o100<2f00<3600<3O00<3V00<3]00<3d00<3n00<4800<4B00<4O00<4V00<5200<5900\
<5I00<5P00<5b00<5o00<690082e00<6@00<6N00<6N00<6U00<6U0083F00<6\\00<6f00<700083e00<7700<7>00<7E00<7L00<7Y00<7`00<7g00<7n00\
<8500<8K00<8^00<9100<9D00<9]00<:?00<:U00<;O00<<I00<<e00<=E00<=n00<>R00<>k00<?A00<?`00<@H00<@O00<@_00<@f00<@m00<A400<AD00\
<AT00<A^00<Ak00<BK00<B[00<Bb00<Bo00<C900<CL00<CY00<Cf00<Cm00<D:00<DA00<DN00<DX00<Db00<Di00<E000<EC008Ia00<EP00<EW00<Ed00\
<F100<F>00<FK00<FU001Q:001Q>001QH001QM001QQ001Q[009QQ001Qj00<F_001R600<Ff00<G300<G@00<GG00<GN00<GX00<G_00<Gf00<H000<H700\
<H>00<HE00<HR00<H\\00<Hk00<I800<IG00<IN00<IX00<Ie00<Il008P?00<J;00<JH008Pe00<JO00<7E00<J\\00<Ji00<K000<K700<K>00<KN00<KU00\
<Kb00<L100<L800<LB00<LI00<LP00<Li00<MP008Ug00<MW00<M^00<Me00<N>00<NE00<NN00<NU00<N\\00<Nc00<O000<O700<OE00<OL00<OY00<O`00\
<Og00<On00<PD00<PK00<PX00<Pn008[M00<QA00<QH00<QU00<Q\\00<Qc00<Qj00<R100<R800<RE00<RR00<Rb00<Rf00<S900<SC00<SV008_?00<Si00\
<T300<T:00<TG00<TN00<T[008`T00<Tb00<To00<UB00<UU00<Ub00<Uo00<V?00<VO00<VY00<Vl00<W600<WB00<We00<X400<X@00<XG00<XN00<XW00\
<X`00<Y000<Y:00<YA00<YK00<YR00<Y[00<Ye00<Yo00<OE00<Z;00<ZD00<ZK00<ZU00<Z_00<Zh00<[200<[>00<[E001gZ00<[N00<[[00<[d00<AT00\
<\\L00<\\d00<\\k00<7700<]400<];00<]E008m:008mD00<]R\u{1c}action.activate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.\
drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.find-next\u{1c}action.find-previous\u{1c}action.increment\u{1c}action.magic-tap\u{1c}action.\
next-page\u{1c}action.previous-page\u{1c}action.scroll-down\u{1c}action.scroll-left\u{1c}action.scroll-right\u{1c}action.scroll-up\u{1c}action.show-me\
nu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}activity.mail\u{1c}add\u{1c}back\u{1c}banner.message\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}chart.area\u{1c}chart.bar\u{1c}cha\
rt.by\u{1c}chart.chart\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}chart.series\u{1c}chart.subjec\
t\u{1c}chart.summary\u{1c}chart.values\u{1c}close\u{1c}code.leave-hint\u{1c}code.tab-indents\u{1c}code.tab-moves-focus\u{1c}code.title\u{1c}color.blue\u{1c}color.col\
or\u{1c}color.color-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opacity\u{1c}color.pick-on-screen\u{1c}color.recent\u{1c}color.red\u{1c}c\
olor.sliders\u{1c}compose\u{1c}control.in-progress\u{1c}control.maximum\u{1c}control.minimum\u{1c}control.more-info\u{1c}control.page\u{1c}control.page-of\u{1c}\
control.progress\u{1c}control.progress-halted\u{1c}control.rating\u{1c}control.rating-of\u{1c}control.refreshing\u{1c}control.show-values\u{1c}date.da\
te\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-month\u{1c}date.previous-month\
\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-all\u{1c}error.cannot-play\u{1c}er\
ror.damaged-file\u{1c}error.download-cancelled\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecure\u{1c}error.invalid-image\u{1c}\
error.media-backend\u{1c}error.network\u{1c}error.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}error.unreachable\u{1c}error\
.unreadable-file\u{1c}error.unsupported-format\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}files.choose-folder\u{1c}files.open\u{1c}find.all\u{1c}\
find.field\u{1c}find.ignore-case\u{1c}find.next\u{1c}find.none\u{1c}find.options\u{1c}find.position\u{1c}find.previous\u{1c}find.replace\u{1c}find.replace-all\u{1c}f\
ind.replacement\u{1c}find.total\u{1c}find.whole-words\u{1c}find.wrap-around\u{1c}font.fonts\u{1c}font.system\u{1c}format.align-center\u{1c}format.align-jus\
tified\u{1c}format.align-left\u{1c}format.align-right\u{1c}format.bar\u{1c}format.bold\u{1c}format.bulleted-list\u{1c}format.color\u{1c}format.italic\u{1c}forma\
t.mixed\u{1c}format.numbered-list\u{1c}format.size\u{1c}format.size-decrease\u{1c}format.size-increase\u{1c}format.strikethrough\u{1c}format.underline\
\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.space\u{1c}key.tab\u{1c}link.copy\
\u{1c}link.open\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-down\u{1c}list.mov\
e-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}media.playin\
g\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu.edit\u{1c}menu.\
exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}menu.quit\u{1c}m\
enu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}number.invalid\u{1c}number.invalid-range\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.a\
ction\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}rotor.bold\u{1c}rotor.heading\u{1c}rotor.heading-level\u{1c}rotor.image\u{1c}rotor.italic\u{1c}rotor.landmark\u{1c}rotor.li\
nk\u{1c}rotor.list\u{1c}rotor.misspelled\u{1c}rotor.table\u{1c}rotor.text-field\u{1c}rotor.underlined\u{1c}rotor.visited-link\u{1c}save\u{1c}search\u{1c}search.cance\
l\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling.no-guesses\u{1c}split\
.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.inspector-width\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}t\
ab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top\
-rated\u{1c}table.move-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}table.widen-col\
umn\u{1c}token.added\u{1c}token.moved\u{1c}token.rejected\u{1c}token.removed\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}ty\
pe.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.he\
ader-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}ty\
pe.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.url\u{1c}type.values\u{1c}type.video-format\u{1c}unavailable.check-spelling\u{1c}unava\
ilable.no-results\u{1c}unavailable.no-results-for\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}wi\
ndow.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Next %@\u{1c}Previous %\
@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom ou\
t\u{1c}Send by Email\u{1c}Add\u{1c}Back\u{1c}Message\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}N\
o data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%ll\
d value\u{1f}x%lld values\u{1c}Close\u{1c}Press Escape and then Tab to move to the next element.\u{1c}Tab indents\u{1c}Tab moves the focus\u{1c}Code\u{1c}B\
lue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Pick a color on the screen\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compos\
e\u{1c}In progress\u{1c}Maximum\u{1c}Minimum\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress halted\u{1c}Rating\u{1c}%1$@ of %2$@\u{1c}Refreshi\
ng\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear\
 text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The download was cancelled.\u{1c}The file doe\
s not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secure.\u{1c}The image cannot be read.\u{1c}Video \
and audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be reached, or does not have the file.\
\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe serve\
r took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did not answer.\u{1c}The file cannot be rea\
d.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not supported.\u{1c}Fast forward\u{1c}Choose Folde\
r\u{1c}Open\u{1c}All\u{1c}Find\u{1c}Ignore Case\u{1c}Next result\u{1c}No results\u{1c}Search options\u{1c}%1$lld of %2$lld\u{1c}Previous result\u{1c}Replace\u{1c}Replace all\u{1c}R\
eplace with\u{1c}\u{1e}1\u{1f}o%lld result\u{1f}x%lld results\u{1c}Whole Words\u{1c}Wrap Around\u{1c}Fonts\u{1c}System Font\u{1c}Center\u{1c}Justify\u{1c}Align left\u{1c}Align righ\
t\u{1c}Formatting\u{1c}Bold\u{1c}Bulleted list\u{1c}Text color\u{1c}Italic\u{1c}Mixed\u{1c}Numbered list\u{1c}Text size\u{1c}Decrease text size\u{1c}Increase text size\u{1c}St\
rikethrough\u{1c}Underline\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Copy Link\u{1c}Open Link\u{1c}Ascending\u{1c}Coll\
apse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Load\
ing\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close W\
indow\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}Enter a n\
umber.\u{1c}Enter a number from %1$@ to %2$@.\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\
\u{1c}bold text\u{1c}heading\u{1c}heading of level %lld\u{1c}picture\u{1c}italic text\u{1c}landmark\u{1c}link\u{1c}list\u{1c}misspelled word\u{1c}data table\u{1c}text field\u{1c}un\
derlined text\u{1c}visited link\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spel\
ling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of the inspector\u{1c}Width of the second column\u{1c}S\
top\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}M\
ove Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}%@ added\u{1c}%1$@: position %2$lld of \
%3$lld\u{1c}%@ cannot be added\u{1c}%@ removed\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}\
Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source \
code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Check the spelling or try a new search.\u{1c}No Results\u{1c}No Results for “%@”\u{1c}Un\
do\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}الت\
الي: %@\u{1c}السابق: %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى\
 اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إرسال عبر البريد الإلكتروني\u{1c}إضافة\u{1c}رجوع\u{1c}رسالة\u{1c}الإشارات المرجعية\u{1c}الكا\
ميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط د\
ائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}\
oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}اضغط على Escape ثم Tab للانتقال إلى العنصر التالي.\u{1c}مفتاح Tab ي\
زيد المسافة البادئة\u{1c}مفتاح Tab ينقل التركيز\u{1c}شيفرة\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}اختيار لون من \
الشاشة\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}الحد الأقصى\u{1c}الحد الأدنى\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2\
$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}التقييم\u{1c}%1$@ من %2$@\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقا\
ئق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف\
.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل ال\
فيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}\
استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثا\
نية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق\
 الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير م\
دعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}الكل\u{1c}بحث\u{1c}تجاهل حالة الأحرف\u{1c}النتيجة التالية\u{1c}لا توجد نتائج\u{1c}خيارات البحث\u{1c}%1$lld من %2$lld\
\u{1c}النتيجة السابقة\u{1c}استبدال\u{1c}استبدال الكل\u{1c}استبدال بـ\u{1c}\u{1e}1\u{1f}zلا نتائج\u{1f}oنتيجة واحدة\u{1f}tنتيجتان\u{1f}f%lld نتائج\u{1f}m%lld نتيجة\u{1f}x%lld نتيجة\u{1c}\
كلمات كاملة\u{1c}متابعة من البداية\u{1c}الخطوط\u{1c}خط النظام\u{1c}توسيط\u{1c}ضبط\u{1c}محاذاة إلى اليسار\u{1c}محاذاة إلى اليمين\u{1c}التنسيق\u{1c}غامق\u{1c}قائمة نقطية\u{1c}لو\
ن النص\u{1c}مائل\u{1c}مختلط\u{1c}قائمة مرقّمة\u{1c}حجم النص\u{1c}تصغير النص\u{1c}تكبير النص\u{1c}يتوسطه خط\u{1c}تسطير\u{1c}مسافة\u{1c}نسخ الرابط\u{1c}فتح الرابط\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\
\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m\
%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متو\
قف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}في\
ديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ ج\
ديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}أدخل رقمًا.\u{1c}أدخل رقمًا من %1$@ إلى %2$@.\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاست\
خدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}نص غامق\u{1c}عنوان\u{1c}عنوان من المستوى %lld\u{1c}صورة\u{1c}نص مائل\u{1c}معلم\u{1c}رابط\u{1c}قائمة\u{1c}كلمة بها خطأ إملائي\
\u{1c}جدول\u{1c}حقل نص\u{1c}نص مسطر\u{1c}رابط تمت زيارته\u{1c}حفظ\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهج\
ئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض المفتش\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}الت\
نزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمً\
ا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}تمت إضافة %@\u{1c}%1$@: الموضع %2$lld \
من %3$lld\u{1c}لا يمكن إضافة %@\u{1c}تمت إزالة %@\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيا\
نات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة \
%@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق من التهجئة أو جرّب بحثًا جديدًا.\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}ال\
حذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen\
: %@\u{1c}Weiter: %@\u{1c}Zurück: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\u{1c}Nach unten scrollen\u{1c}Nach links scrollen\u{1c}Nac\
h rechts scrollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Per E-Mail senden\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Meldung\u{1c}Le\
sezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@. Keine W\
erte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schl\
ießen\u{1c}Escape und dann Tab führt zum nächsten Element.\u{1c}Tab rückt ein\u{1c}Tab wechselt das Element\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}\
Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Farbe vom Bildschirm aufnehmen\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausg\
eführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Bewertung\u{1c}%1$@ von %2$@\u{1c}Wird aktualisiert\u{1c}Wert\
e anzeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\
\u{1c}Text löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist be\
schädigt.\u{1c}Der Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindu\
ng zum Server ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio können nicht wiedergegeben werden, w\
eil GStreamer nicht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos \
weiter.\u{1c}Der Server hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat meh\
r als %lld Sekunde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Da\
tei kann nicht gelesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nic\
ht unterstützt.\u{1c}Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Alle\u{1c}Suchen\u{1c}Groß-/Kleinschreibung ignorieren\u{1c}Nächstes Ergebnis\u{1c}Keine E\
rgebnisse\u{1c}Suchoptionen\u{1c}%1$lld von %2$lld\u{1c}Vorheriges Ergebnis\u{1c}Ersetzen\u{1c}Alle ersetzen\u{1c}Ersetzen durch\u{1c}\u{1e}1\u{1f}o%lld Ergebnis\u{1f}x%l\
ld Ergebnisse\u{1c}Ganze Wörter\u{1c}Am Anfang fortsetzen\u{1c}Schriften\u{1c}Systemschrift\u{1c}Zentriert\u{1c}Blocksatz\u{1c}Linksbündig\u{1c}Rechtsbündig\u{1c}For\
matierung\u{1c}Fett\u{1c}Aufzählung\u{1c}Textfarbe\u{1c}Kursiv\u{1c}Gemischt\u{1c}Nummerierte Liste\u{1c}Schriftgröße\u{1c}Schrift verkleinern\u{1c}Schrift vergrößer\
n\u{1c}Durchgestrichen\u{1c}Unterstrichen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Link kopieren\u{1c}Link \
öffnen\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Bee\
ndet\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}\u{1e}1\u{1f}o%lld \
Sekunde\u{1f}x%lld Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\
\u{1c}Menü\u{1c}Weitere Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Geben Sie eine Zahl ein.\u{1c}Geben Sie eine Za\
hl von %1$@ bis %2$@ ein.\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}An\
tworten\u{1c}Zurückspulen\u{1c}fetter Text\u{1c}Überschrift\u{1c}Überschrift der Ebene %lld\u{1c}Bild\u{1c}kursiver Text\u{1c}Bereich\u{1c}Link\u{1c}Liste\u{1c}falsch ges\
chriebenes Wort\u{1c}Tabelle\u{1c}Textfeld\u{1c}unterstrichener Text\u{1c}besuchter Link\u{1c}Speichern\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Vorschläge\u{1c}Ein\
stellungen\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\
\u{1c}Spalten ausblenden\u{1c}Breite des Inspektors\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neue\
ste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach v\
orn bewegen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}%@ hinzugefügt\u{1c}%1$@: Position %2$lld von %3$ll\
d\u{1c}%@ kann nicht hinzugefügt werden\u{1c}%@ entfernt\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}\
Datenbank\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quellte\
xt\u{1c}%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Überprüfen Sie die Schreibweise oder suchen Sie nach etwas anderem.\u{1c}Keine \
Ergebnisse für „%@“\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Act\
ivar\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Siguiente: %@\u{1c}Anterior: %@\u{1c}Aumentar\u{1c}Acción pri\
ncipal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Desplazar hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desplazar \
hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Enviar por correo electrónico\u{1c}Añadir\u{1c}Atrás\u{1c}Mensaje\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}\
Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersi\
ón\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Pulsa Esca\
pe y después Tabulador para ir al siguiente elemento.\u{1c}Tabulador aplica sangría\u{1c}Tabulador mueve el foco\u{1c}Código\u{1c}Azul\u{1c}Cuadr\
ícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Elegir un color de la pantalla\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Desl\
izadores\u{1c}Redactar\u{1c}En curso\u{1c}Máximo\u{1c}Mínimo\u{1c}Más información\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Valor\
ación\u{1c}%1$@ de %2$@\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes an\
terior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el archivo.\u{1c}El\
 archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión con el ser\
vidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque GStreamer no está instalad\
o.\u{1c}No se puede acceder al servidor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respondió con e\
l error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó más de %ll\
d segundos.\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}Las direccio\
nes que empiezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Todo\u{1c}Buscar\u{1c}Ignorar mayúsculas\u{1c}Resultad\
o siguiente\u{1c}Sin resultados\u{1c}Opciones de búsqueda\u{1c}%1$lld de %2$lld\u{1c}Resultado anterior\u{1c}Reemplazar\u{1c}Reemplazar todo\u{1c}Reemplaza\
r por\u{1c}\u{1e}1\u{1f}o%lld resultado\u{1f}m%lld resultados\u{1f}x%lld resultados\u{1c}Palabras completas\u{1c}Continuar desde el principio\u{1c}Fuentes\u{1c}Fuent\
e del sistema\u{1c}Centrar\u{1c}Justificar\u{1c}Alinear a la izquierda\u{1c}Alinear a la derecha\u{1c}Formato\u{1c}Negrita\u{1c}Lista con viñetas\u{1c}Color del\
 texto\u{1c}Cursiva\u{1c}Mixto\u{1c}Lista numerada\u{1c}Tamaño del texto\u{1c}Reducir el texto\u{1c}Aumentar el texto\u{1c}Tachado\u{1c}Subrayado\u{1c}Retroceso\u{1c}Av P\
ág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Copiar enlace\u{1c}Abrir enlace\u{1c}Ascendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mo\
ver hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minu\
to\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}\
Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla completa\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana\
 de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Introduzca un número.\u{1c}Introduzca un número del %1$@ al %2$@.\u{1c}Aceptar\u{1c}Organiz\
ar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroceder\u{1c}texto en negrita\u{1c}encabez\
ado\u{1c}encabezado de nivel %lld\u{1c}imagen\u{1c}texto en cursiva\u{1c}punto de referencia\u{1c}enlace\u{1c}lista\u{1c}palabra mal escrita\u{1c}tabla\u{1c}campo de\
 texto\u{1c}texto subrayado\u{1c}enlace visitado\u{1c}Guardar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar\
 ortografía\u{1c}Aprender ortografía\u{1c}No hay sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho del inspe\
ctor\u{1c}Ancho de la segunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\
\u{1c}Pestaña siguiente\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estr\
echar columna\u{1c}Ajustar ancho de columna\u{1c}Ensanchar columna\u{1c}Se ha añadido %@\u{1c}%1$@: posición %2$lld de %3$lld\u{1c}No se puede añ\
adir %@\u{1c}Se ha eliminado %@\u{1c}Reintentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de da\
tos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriq\
uecido\u{1c}Script de %@\u{1c}Código fuente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ortografía o pr\
ueba con otra búsqueda.\u{1c}Sin resultados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre visible\u{1c}M\
aximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Déposer : %@\u{1c}\
Suivant : %@\u{1c}Précédent : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire dé\
filer vers la gauche\u{1c}Faire défiler vers la droite\u{1c}Faire défiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Envoyer p\
ar e-mail\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Gr\
aphique en courbes\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@\
 : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Appuyez sur Échap puis sur Tab pour passer à l’él\
ément suivant.\u{1c}Tab indente\u{1c}Tab déplace le focus\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}P\
rélever une couleur à l’écran\u{1c}Couleur récente %@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Pro\
gression\u{1c}Progression interrompue\u{1c}Note\u{1c}%1$@ sur %2$@\u{1c}Actualisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suiva\
nt\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne\
 peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargement a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus\
 nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent p\
as être lus, car GStreamer n’est pas installé.\u{1c}Le serveur est injoignable ou ne possède pas le fichier.\u{1c}Le serveur redir\
ige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de\
 %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}Le serveur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris \
en charge.\u{1c}Les adresses qui commencent par « %@: » ne sont pas prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\
\u{1c}Tout\u{1c}Rechercher\u{1c}Ignorer la casse\u{1c}Résultat suivant\u{1c}Aucun résultat\u{1c}Options de recherche\u{1c}%1$lld sur %2$lld\u{1c}Résultat précéd\
ent\u{1c}Remplacer\u{1c}Tout remplacer\u{1c}Remplacer par\u{1c}\u{1e}1\u{1f}o%lld résultat\u{1f}m%lld résultats\u{1f}x%lld résultats\u{1c}Mots entiers\u{1c}Reprendre au d\
ébut\u{1c}Polices\u{1c}Police système\u{1c}Centrer\u{1c}Justifier\u{1c}Aligner à gauche\u{1c}Aligner à droite\u{1c}Mise en forme\u{1c}Gras\u{1c}Liste à puces\u{1c}Couleur\
 du texte\u{1c}Italique\u{1c}Mixte\u{1c}Liste numérotée\u{1c}Taille du texte\u{1c}Réduire le texte\u{1c}Agrandir le texte\u{1c}Barré\u{1c}Souligné\u{1c}Retour arrièr\
e\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Copier le lien\u{1c}Ouvrir le lien\u{1c}Croissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}D\
éveloppé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper l\
e son\u{1c}En pause\u{1c}Lecture en cours\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter \
le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fen\
être\u{1c}Saisissez un nombre.\u{1c}Saisissez un nombre de %1$@ à %2$@.\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\
\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}texte en gras\u{1c}titre\u{1c}titre de niveau %lld\u{1c}image\u{1c}texte en italique\
\u{1c}point de repère\u{1c}lien\u{1c}liste\u{1c}mot mal orthographié\u{1c}tableau\u{1c}champ de texte\u{1c}texte souligné\u{1c}lien visité\u{1c}Enregistrer\u{1c}Annuler l\
a recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}\
Largeur de la première colonne\u{1c}Masquer les colonnes\u{1c}Largeur de l’inspecteur\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléc\
hargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\
\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la c\
olonne\u{1c}Ajout de %@\u{1c}%1$@ : position %2$lld sur %3$lld\u{1c}Impossible d’ajouter %@\u{1c}Suppression de %@\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audi\
o ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Tex\
te brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthogr\
aphe ou lancez une nouvelle recherche.\u{1c}Aucun résultat pour « %@ »\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujour\
s au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\
\u{1c}Successivo: %@\u{1c}Precedente: %@\u{1c}Aumenta\u{1c}Azione principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scorri verso il basso\u{1c}Scorr\
i verso sinistra\u{1c}Scorri verso destra\u{1c}Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Invia per email\u{1c}Aggiungi\u{1c}Indietr\
o\u{1c}Messaggio\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun d\
ato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%ll\
d valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Premi Esc e poi Tab per passare all’elemento successivo.\u{1c}Tab applica il rientro\u{1c}Tab sposta \
il focus\u{1c}Codice\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Preleva un colore dallo schermo\u{1c}Colore r\
ecente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Massimo\u{1c}Minimo\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$lld\u{1c}Avanzamento\u{1c}Ava\
nzamento interrotto\u{1c}Valutazione\u{1c}%1$@ su %2$@\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese succes\
sivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodur\
re il file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}L\
a connessione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché GStre\
amer non è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server ha \
risposto con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl ser\
ver ha impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file non è \
supportato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli cartella\u{1c}Apri\u{1c}Tutto\u{1c}Trova\u{1c}Ign\
ora maiuscole/minuscole\u{1c}Risultato successivo\u{1c}Nessun risultato\u{1c}Opzioni di ricerca\u{1c}%1$lld di %2$lld\u{1c}Risultato precedente\u{1c}S\
ostituisci\u{1c}Sostituisci tutto\u{1c}Sostituisci con\u{1c}\u{1e}1\u{1f}o%lld risultato\u{1f}m%lld risultati\u{1f}x%lld risultati\u{1c}Parole intere\u{1c}Riprendi d\
all’inizio\u{1c}Font\u{1c}Font di sistema\u{1c}Centra\u{1c}Giustifica\u{1c}Allinea a sinistra\u{1c}Allinea a destra\u{1c}Formattazione\u{1c}Grassetto\u{1c}Elenco pun\
tato\u{1c}Colore del testo\u{1c}Corsivo\u{1c}Misto\u{1c}Elenco numerato\u{1c}Dimensione del testo\u{1c}Riduci il testo\u{1c}Ingrandisci il testo\u{1c}Barrato\u{1c}So\
ttolineato\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Copia link\u{1c}Apri link\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espa\
nso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld mi\
nuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi \
finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}\
Finestra\u{1c}Inserisci un numero.\u{1c}Inserisci un numero da %1$@ a %2$@.\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripe\
ti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}testo in grassetto\u{1c}intestazione\u{1c}intestazione di livello %lld\u{1c}immagine\u{1c}testo in corsivo\
\u{1c}punto di riferimento\u{1c}elenco\u{1c}parola errata\u{1c}tabella\u{1c}campo di testo\u{1c}testo sottolineato\u{1c}link visitato\u{1c}Salva\u{1c}Cerca\u{1c}Annulla r\
icerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colo\
nne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza dell’inspector\u{1c}Larghezza della seconda colonna\u{1c}Interrompi\u{1c}C\
ontatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pannello precedente\
\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi colonna\u{1c}Adatta larghezza colonna\u{1c}Allarg\
a colonna\u{1c}Aggiunto: %@\u{1c}%1$@: posizione %2$lld di %3$lld\u{1c}Impossibile aggiungere %@\u{1c}Rimosso: %@\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio \
%@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo \
formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Video %@\u{1c}Controlla l’ortografia o prova u\
n’altra ricerca.\u{1c}Nessun risultato per “%@”\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massim\
izza\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}次へ: %@\u{1c}前へ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスク\
ロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}メールで送信\u{1c}追加\u{1c}戻る\u{1c}メッセージ\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}デ\
ータなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}Escapeキー、続けてTabキーを押すと次の要素に移動します。\u{1c}Tabキーで字下げ\u{1c}Tabキ\
ーでフォーカスを移動\u{1c}コード\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}画面から色を選択\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}最大値\u{1c}最小値\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}\
停止中\u{1c}評価\u{1c}%2$@段階中%1$@\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れて\
います。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生でき\
ません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりまし\
た。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開く\u{1c}すべて\u{1c}検索\u{1c}大文字/小文字を区別しない\u{1c}次の結果\u{1c}結果なし\
\u{1c}検索オプション\u{1c}%1$lld/%2$lld\u{1c}前の結果\u{1c}置換\u{1c}すべて置換\u{1c}置換文字列\u{1c}\u{1e}1\u{1f}x%lld件の結果\u{1c}単語全体\u{1c}先頭に戻って検索\u{1c}フォント\u{1c}システムフォント\u{1c}中央揃え\u{1c}両端揃え\u{1c}左揃え\u{1c}右揃え\u{1c}書式\u{1c}太字\u{1c}箇条書き\u{1c}文字色\u{1c}斜体\u{1c}\
混在\u{1c}番号付きリスト\u{1c}文字サイズ\u{1c}文字を小さく\u{1c}文字を大きく\u{1c}取り消し線\u{1c}下線\u{1c}スペース\u{1c}リンクをコピー\u{1c}リンクを開く\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x\
%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メ\
ニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}数値を入力してください。\u{1c}%1$@から%2$@までの数値を入力してください。\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き\
戻し\u{1c}ボールドテキスト\u{1c}見出し\u{1c}見出しレベル%lld\u{1c}画像\u{1c}イタリックテキスト\u{1c}ランドマーク\u{1c}リンク\u{1c}リスト\u{1c}スペルミスの単語\u{1c}表\u{1c}テキストフィールド\u{1c}下線付きテキスト\u{1c}訪問済みリンク\u{1c}保存\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}\
スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}インスペクタの幅\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\
\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}%@を追加しました\u{1c}%1$@：%3$lld個中%2$lld番目\u{1c}%@は追加できません\u{1c}%@を削除しました\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}\
オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@\
ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}“%@”の結果なし\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\
\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}Volgende: %@\u{1c}Vorige: %@\u{1c}Verhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}Sc\
rol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Verstuur via e-mail\u{1c}Toevoegen\u{1c}Te\
rug\u{1c}Bericht\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waarden\u{1c}Spreidings\
diagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}Dr\
uk op Escape en daarna op Tab om naar het volgende onderdeel te gaan.\u{1c}Tab springt in\u{1c}Tab verplaatst de focus\u{1c}Blauw\u{1c}Kleur\
\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Kies een kleur op het scherm\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opste\
llen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Beoordeling\u{1c}%1$@ van %2$@\u{1c}Bezig met vernieuwen\
\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis \
tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden afgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De do\
wnload is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}De verbinding met de server is niet b\
eveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunnen niet worden afgespeeld, omdat GStreamer niet is g\
eïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De server antwoord\
de met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\u{1f}xDe server h\
ad meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De bestandsindeli\
ng wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Kies map\u{1c}Openen\u{1c}Alles\
\u{1c}Zoek\u{1c}Negeer hoofdletters\u{1c}Volgend resultaat\u{1c}Geen resultaten\u{1c}Zoekopties\u{1c}%1$lld van %2$lld\u{1c}Vorig resultaat\u{1c}Vervang\u{1c}Vervang\
 alles\u{1c}Vervang door\u{1c}\u{1e}1\u{1f}o%lld resultaat\u{1f}x%lld resultaten\u{1c}Hele woorden\u{1c}Ga verder bij begin\u{1c}Lettertypen\u{1c}Systeemlettertype\u{1c}C\
entreren\u{1c}Uitvullen\u{1c}Links uitlijnen\u{1c}Rechts uitlijnen\u{1c}Opmaak\u{1c}Vet\u{1c}Lijst met opsommingstekens\u{1c}Tekstkleur\u{1c}Cursief\u{1c}Gemengd\u{1c}Gen\
ummerde lijst\u{1c}Tekstgrootte\u{1c}Tekst kleiner\u{1c}Tekst groter\u{1c}Doorgestreept\u{1c}Onderstreept\u{1c}Enter\u{1c}Spatie\u{1c}Kopieer koppeling\u{1c}Open kop\
peling\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Af\
gelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}\u{1e}1\u{1f}o%l\
ld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieu\
w venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Voer een getal in.\u{1c}Voer een getal van %1$@ tot %2$@ in.\u{1c}Ordenen\u{1c}P\
auzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}vetgedruk\
te tekst\u{1c}kop\u{1c}kop van niveau %lld\u{1c}afbeelding\u{1c}cursieve tekst\u{1c}oriëntatiepunt\u{1c}lijst\u{1c}verkeerd gespeld woord\u{1c}tabel\u{1c}tekstveld\u{1c}o\
nderstreepte tekst\u{1c}bezochte link\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}Ne\
geer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte van h\
et infovenster\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest \
bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\u{1c}P\
as kolombreedte aan\u{1c}Verbreed kolom\u{1c}%@ toegevoegd\u{1c}%1$@: positie %2$lld van %3$lld\u{1c}%@ kan niet worden toegevoegd\u{1c}%@ verwij\
derd\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}A\
fbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentab\
el\u{1c}%@-video\u{1c}Controleer de spelling of probeer een andere zoekopdracht.\u{1c}Geen resultaten voor ‘%@’\u{1c}Ongedaan maken\u{1c}Maak %@ \
ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciągan\
ie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Następny: %@\u{1c}Poprzedni: %@\u{1c}Zwiększ\u{1c}Główna czynność\u{1c}Następna stro\
na\u{1c}Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Wyślij e-\
mailem\u{1c}Dodaj\u{1c}Wstecz\u{1c}Komunikat\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres li\
niowy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$\
@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Naciśnij Escape, a następn\
ie Tab, aby przejść do następnego elementu.\u{1c}Tab dodaje wcięcie\u{1c}Tab przenosi fokus\u{1c}Kod\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zie\
lony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Wybierz kolor z ekranu\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Maksimum\u{1c}Wi\
ęcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Ocena\u{1c}%1$@ z %2$@\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzi\
na\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}\
Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\
\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć\
 wideo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub nie ma pliku.\u{1c}Serwer przekier\
owuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy\
.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}\
Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy zaczynające się od „%@:” ni\
e są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\u{1c}Wszystkie\u{1c}Znajdź\u{1c}Ignoruj wielkość liter\u{1c}Następny wynik\u{1c}Brak wy\
ników\u{1c}Opcje wyszukiwania\u{1c}%1$lld z %2$lld\u{1c}Poprzedni wynik\u{1c}Zamień\u{1c}Zamień wszystkie\u{1c}Zamień na\u{1c}\u{1e}1\u{1f}o%lld wynik\u{1f}f%lld wyniki\u{1f}m\
%lld wyników\u{1f}x%lld wyniku\u{1c}Całe wyrazy\u{1c}Szukaj od początku\u{1c}Czcionki\u{1c}Czcionka systemowa\u{1c}Wyśrodkuj\u{1c}Wyjustuj\u{1c}Wyrównaj do lewe\
j\u{1c}Wyrównaj do prawej\u{1c}Formatowanie\u{1c}Pogrubienie\u{1c}Lista punktowana\u{1c}Kolor tekstu\u{1c}Kursywa\u{1c}Mieszane\u{1c}Lista numerowana\u{1c}Rozmiar te\
kstu\u{1c}Zmniejsz tekst\u{1c}Powiększ tekst\u{1c}Przekreślenie\u{1c}Podkreślenie\u{1c}Spacja\u{1c}Skopiuj łącze\u{1c}Otwórz łącze\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Ma\
lejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld\
 godziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}\
Odtwarzanie\u{1c}Pozycja\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}E\
dycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Wp\
rowadź liczbę.\u{1c}Wprowadź liczbę od %1$@ do %2$@.\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odś\
wież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}pogrubiony tekst\u{1c}nagłówek\u{1c}nagłówek poziomu %lld\u{1c}obraz\u{1c}tekst kursywą\u{1c}punkt orientacyjny\u{1c}łą\
cze\u{1c}wyraz z błędem\u{1c}tabela\u{1c}pole tekstowe\u{1c}podkreślony tekst\u{1c}odwiedzone łącze\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakr\
es\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pie\
rwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość inspektora\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\
\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolum\
nę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Dodano: %@\u{1c}%1$@: pozycja %2$\
lld z %3$lld\u{1c}Nie można dodać: %@\u{1c}Usunięto: %@\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka e\
lektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformato\
wany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Sprawdź pisownię lub spróbuj wys\
zukać coś innego.\u{1c}Brak wyników dla „%@”\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zm\
inimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Próximo: %@\u{1c}Ação principal\u{1c}Próxima página\u{1c}Rola\
r para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a direita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Enviar por e-mail\u{1c}Adicionar\
\u{1c}Voltar\u{1c}Mensagem\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de dispersão\u{1c}Gráfico de pizz\
a\u{1c}Fechar\u{1c}Pressione Escape e depois Tab para ir ao próximo elemento.\u{1c}Tab recua\u{1c}Tab move o foco\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}O\
pacidade\u{1c}Escolher uma cor da tela\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mais informações\u{1c}Progresso\u{1c}Pro\
gresso interrompido\u{1c}Avaliação\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\u{1c}Recortar\u{1c}C\
olar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi cancelado.\u{1c}O arquivo\
 não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possível ler a imagem.\u{1c}Não é p\
ossível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser acessado ou não tem o ar\
quivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou mais de %lld MB.\u{1c}\u{1e}1\u{1f}oO se\
rvidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não respondeu.\u{1c}Não é possível\
 ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são compatíveis.\u{1c}Avançar\u{1c}Esco\
lher pasta\u{1c}Tudo\u{1c}Ignorar maiúsculas/minúsculas\u{1c}Próximo resultado\u{1c}Nenhum resultado\u{1c}Opções de busca\u{1c}Substituir\u{1c}Substituir t\
udo\u{1c}Substituir por\u{1c}Palavras inteiras\u{1c}Continuar do início\u{1c}Fontes\u{1c}Fonte do Sistema\u{1c}Centralizar\u{1c}Alinhar à esquerda\u{1c}Alinhar \
à direita\u{1c}Formatação\u{1c}Negrito\u{1c}Lista com marcadores\u{1c}Cor do texto\u{1c}Itálico\u{1c}Tamanho do texto\u{1c}Diminuir o texto\u{1c}Aumentar o text\
o\u{1c}Sublinhado\u{1c}Espaço\u{1c}Copiar link\u{1c}Abrir link\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reprod\
ução\u{1c}Encerrado\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Aj\
uda\u{1c}Carregando…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Digite um número.\u{1c}Digite um número de %1$@ a %2$@.\u{1c}P\
ausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}texto em negrito\u{1c}título\u{1c}título de nível %lld\u{1c}image\
m\u{1c}texto em itálico\u{1c}ponto de referência\u{1c}palavra com erro ortográfico\u{1c}texto sublinhado\u{1c}link visitado\u{1c}Salvar\u{1c}Cancelar busca\
\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma sugestão encontrada\u{1c}Colunas\u{1c}Largura da pri\
meira coluna\u{1c}Ocultar colunas\u{1c}Largura do inspetor\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais \
recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover coluna para trás\u{1c}Mover coluna para frent\
e\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Adicionado: %@\u{1c}%1$@: posição %2$lld de %3$lld\u{1c}Não é possível\
 adicionar %@\u{1c}Removido: %@\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio %@\u{1c}Áudio ou vídeo\u{1c}Livro eletr\
ônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simples\u{1c}Texto formatado\u{1c}Código-fonte\
\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Verifique a ortografia ou tente uma nova busca.\u{1c}Nenhum Resultado\u{1c}Nenhum Resultado par\
a “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}下一项：%@\u{1c}上一项：%@\u{1c}增加\u{1c}主要\
操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}通过电子邮件发送\u{1c}添加\u{1c}返回\u{1c}消息\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}\
饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}按下Escape再按Tab可移到下一个元素。\u{1c}Tab键缩进\u{1c}Tab键移动焦点\u{1c}代码\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}\
十六进制数\u{1c}从屏幕取色\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}最大值\u{1c}最小值\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}评分\u{1c}%1$@，满分%2$@\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个\
月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无\
法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的\
地址。\u{1c}快进\u{1c}选择文件夹\u{1c}打开\u{1c}全部\u{1c}查找\u{1c}忽略大小写\u{1c}下一个结果\u{1c}无结果\u{1c}查找选项\u{1c}第 %1$lld 个，共 %2$lld 个\u{1c}上一个结果\u{1c}替换\u{1c}全部替换\u{1c}替换为\u{1c}\u{1e}1\u{1f}x%lld 个结果\u{1c}全字匹配\u{1c}循环查找\u{1c}字体\u{1c}系统字体\u{1c}居中\u{1c}两端对\
齐\u{1c}左对齐\u{1c}右对齐\u{1c}格式\u{1c}粗体\u{1c}项目符号列表\u{1c}文字颜色\u{1c}混合\u{1c}编号列表\u{1c}文字大小\u{1c}缩小文字\u{1c}放大文字\u{1c}删除线\u{1c}下划线\u{1c}空格\u{1c}拷贝链接\u{1c}打开链接\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\
\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}请输入一个数字。\u{1c}请输入%1$@\
到%2$@之间的数字。\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}粗体文本\u{1c}标题\u{1c}%lld级标题\u{1c}图像\u{1c}斜体文本\u{1c}地标\u{1c}链接\u{1c}列表\u{1c}拼写错误的单词\u{1c}表格\u{1c}文本字段\u{1c}带下划线的文本\u{1c}已访问的链接\u{1c}搜索\u{1c}取消搜索\u{1c}结\
果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}检查器的宽度\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\
\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}已添加%@\u{1c}%1$@：第%2$lld个，共%3$lld个\u{1c}无法添加%@\u{1c}已移除%@\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}%@图像\u{1c}\
项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试新的搜索。\u{1c}没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “Next %@”
    package static func actionFindNext(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 7, .text(argument1))
    }
    /// “Previous %@”
    package static func actionFindPrevious(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 8, .text(argument1))
    }
    /// “Increment”
    package static var actionIncrement: LocalizedString { LocalizedString(.builtIn, 9) }
    /// “Main action”
    package static var actionMagicTap: LocalizedString { LocalizedString(.builtIn, 10) }
    /// “Next page”
    package static var actionNextPage: LocalizedString { LocalizedString(.builtIn, 11) }
    /// “Previous page”
    package static var actionPreviousPage: LocalizedString { LocalizedString(.builtIn, 12) }
    /// “Scroll down”
    package static var actionScrollDown: LocalizedString { LocalizedString(.builtIn, 13) }
    /// “Scroll left”
    package static var actionScrollLeft: LocalizedString { LocalizedString(.builtIn, 14) }
    /// “Scroll right”
    package static var actionScrollRight: LocalizedString { LocalizedString(.builtIn, 15) }
    /// “Scroll up”
    package static var actionScrollUp: LocalizedString { LocalizedString(.builtIn, 16) }
    /// “Show menu”
    package static var actionShowMenu: LocalizedString { LocalizedString(.builtIn, 17) }
    /// “Zoom in”
    package static var actionZoomIn: LocalizedString { LocalizedString(.builtIn, 18) }
    /// “Zoom out”
    package static var actionZoomOut: LocalizedString { LocalizedString(.builtIn, 19) }
    /// “Send by Email”
    package static var activityMail: LocalizedString { LocalizedString(.builtIn, 20) }
    /// “Add”
    package static var add: LocalizedString { LocalizedString(.builtIn, 21) }
    /// “Back”
    package static var back: LocalizedString { LocalizedString(.builtIn, 22) }
    /// “Message”
    package static var bannerMessage: LocalizedString { LocalizedString(.builtIn, 23) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 25) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 26) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 27) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 28) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 29, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 30) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 31) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 32, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 33) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 34, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 35) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 36) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 37, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 38, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 39, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 40, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “Press Escape and then Tab to move to the next element.”
    package static var codeLeaveHint: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “Tab indents”
    package static var codeTabIndents: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Tab moves the focus”
    package static var codeTabMovesFocus: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “Code”
    package static var codeTitle: LocalizedString { LocalizedString(.builtIn, 45) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 51) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 52) }
    /// “Pick a color on the screen”
    package static var colorPickOnScreen: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 54, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “Maximum”
    package static var controlMaximum: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “Minimum”
    package static var controlMinimum: LocalizedString { LocalizedString(.builtIn, 60) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 61) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 63, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 64) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 65) }
    /// “Rating”
    package static var controlRating: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “%1$@ of %2$@”
    package static func controlRatingOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 67, .text(argument1), .text(argument2))
    }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 73) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 74) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 75) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 79) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 80) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 81) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 82) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 86) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 87) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 88) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 89) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 93) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 98) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 99) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 100, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 101, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 102, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 104) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 106, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “Choose Folder”
    package static var filesChooseFolder: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “Open”
    package static var filesOpen: LocalizedString { LocalizedString(.builtIn, 109) }
    /// “All”
    package static var findAll: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “Find”
    package static var findField: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “Ignore Case”
    package static var findIgnoreCase: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Next result”
    package static var findNext: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “No results”
    package static var findNone: LocalizedString { LocalizedString(.builtIn, 114) }
    /// “Search options”
    package static var findOptions: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “%1$lld of %2$lld”
    package static func findPosition(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 116, .integer(argument1), .integer(argument2))
    }
    /// “Previous result”
    package static var findPrevious: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “Replace”
    package static var findReplace: LocalizedString { LocalizedString(.builtIn, 118) }
    /// “Replace all”
    package static var findReplaceAll: LocalizedString { LocalizedString(.builtIn, 119) }
    /// “Replace with”
    package static var findReplacement: LocalizedString { LocalizedString(.builtIn, 120) }
    /// “%lld results”
    package static func findTotal(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 121, .integer(argument1))
    }
    /// “Whole Words”
    package static var findWholeWords: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “Wrap Around”
    package static var findWrapAround: LocalizedString { LocalizedString(.builtIn, 123) }
    /// “Fonts”
    package static var fontFonts: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “System Font”
    package static var fontSystem: LocalizedString { LocalizedString(.builtIn, 125) }
    /// “Center”
    package static var formatAlignCenter: LocalizedString { LocalizedString(.builtIn, 126) }
    /// “Justify”
    package static var formatAlignJustified: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Align left”
    package static var formatAlignLeft: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Align right”
    package static var formatAlignRight: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Formatting”
    package static var formatBar: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Bold”
    package static var formatBold: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Bulleted list”
    package static var formatBulletedList: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “Text color”
    package static var formatColor: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Italic”
    package static var formatItalic: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Mixed”
    package static var formatMixed: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Numbered list”
    package static var formatNumberedList: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Text size”
    package static var formatSize: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “Decrease text size”
    package static var formatSizeDecrease: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “Increase text size”
    package static var formatSizeIncrease: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “Strikethrough”
    package static var formatStrikethrough: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Underline”
    package static var formatUnderline: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Copy Link”
    package static var linkCopy: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Open Link”
    package static var linkOpen: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 165, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 167, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 172, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 173, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 186, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 190) }
    /// “Enter a number.”
    package static var numberInvalid: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Enter a number from %1$@ to %2$@.”
    package static func numberInvalidRange(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 192, .text(argument1), .text(argument2))
    }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 196) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 199, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “bold text”
    package static var rotorBold: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “heading”
    package static var rotorHeading: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “heading of level %lld”
    package static func rotorHeadingLevel(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 205, .integer(argument1))
    }
    /// “picture”
    package static var rotorImage: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “italic text”
    package static var rotorItalic: LocalizedString { LocalizedString(.builtIn, 207) }
    /// “landmark”
    package static var rotorLandmark: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “link”
    package static var rotorLink: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “list”
    package static var rotorList: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “misspelled word”
    package static var rotorMisspelled: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “data table”
    package static var rotorTable: LocalizedString { LocalizedString(.builtIn, 212) }
    /// “text field”
    package static var rotorTextField: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “underlined text”
    package static var rotorUnderlined: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “visited link”
    package static var rotorVisitedLink: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 221) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 222) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 223) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 224) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 225) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 226) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 227) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 228) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 229) }
    /// “Width of the inspector”
    package static var splitInspectorWidth: LocalizedString { LocalizedString(.builtIn, 230) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 231) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 232) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 233) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 234) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 235) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 236) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 237) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 238) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 239) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 240) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 241) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 242) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 243) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 244) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 245) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 246) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 247) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 248) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 249) }
    /// “%@ added”
    package static func tokenAdded(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 250, .text(argument1))
    }
    /// “%1$@: position %2$lld of %3$lld”
    package static func tokenMoved(_ argument1: String, _ argument2: Int, _ argument3: Int) -> LocalizedString {
        LocalizedString(.builtIn, 251, .text(argument1), .integer(argument2), .integer(argument3))
    }
    /// “%@ cannot be added”
    package static func tokenRejected(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 252, .text(argument1))
    }
    /// “%@ removed”
    package static func tokenRemoved(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 253, .text(argument1))
    }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 254) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 255) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 256, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 257, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 258) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 259) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 260) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 261) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 262) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 263, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 264) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 265) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 266, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 267) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 268, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 269) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 270) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 271) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 272, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 273) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 274, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 275) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 276, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 277) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 278) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 279, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 280) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 281) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 282, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 283) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 284, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 285) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 286) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 287) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 288) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 289) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 290) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 291) }
}
}
