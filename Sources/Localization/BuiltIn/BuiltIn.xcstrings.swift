// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: 7275ef3997ab8f3f1a79604881d3e598b280f1ed42d3ee6efdf3dd5f19b58a84

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 222 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d0004h0004m000570005>0005E0005P0005Z0005c0005o0006:0006E0006S0006c0006o0007<0007I0007W0007e0008200\
0880008C0008O0008`0008l000970009I0009W0009d0009n000:<000:D000:X000:j000;7000;G000;X000<0000<C000<W000<a000<j000=:000=D00\
0=O000=[000=h000>3000>C000>W000>a000>k000?2000?7000?<000?L000?V000?_000?j000@:000@L000@_000A8000AM000Ac000B2000BF000BZ00\
0Bh000C;000CH000CX000Cg000D9000DO000Dh000EA000EN000Eb000Em000F5000FC000FO000FZ000Fh000G4000G?000GI000GS000G[000Gj000H800\
0HG000HW000Hc000I1000I@000IM000IY000Ih000J4000J@000JN000J\\000Jg000K4000KB000KQ000Kc000L1000L>000LJ000LW000Li000M3000MI00\
0MS000Md000Mn000N;000NE000NU000Ne000No000O=000OG000OS000OV000O_000Oe000Oj000P9000P>000PJ000PR000PX000P_000Pd000Pk000Q900\
0QH000QU000Qh000R1000R7000RG000RV000Rj000S8000SJ000S]000T0000T5000TB000TP000T^000Tk000U7000U@000UP000U`000Ui000V6000VB00\
0VP000Vk000WE000WY000X2000XE000XO000X\\000Y0000YB000YV000Y`000Yj000Z8000ZF000Z[000Zi000[5000[H000[S000[e000[o000\\?000\\N00\
0\\a000]2000]J000]T000]e000]n000^:000^L000^Q000^]000^k000_7000_@000_U000_e000`5000`D000`M000`Y000`c000`h000a0000a5000a=00\
0aG000aS000a]000ak000b7000bC000bP000bZ000bd000bl000c5000c9000c>000cH000cO000cV000ca000ck000d8000d>000dI000dT000d\\000dj00\
0e7000eA000e^000ei000fF000fb000fh000fm000g3000g>000gD000gI000g\\000gd000h4000h8000h@000hH000hT000h^000hc000i9000iB000iR00\
0i]000ii000in000j2000j8000j=000jC000jJ000jR000jX000jc000k2000k7000k<000kC000kH000kM000kX000k]000ka000kg000l2000lM000lb00\
0m>000mW000n6000nb000o<0010B0011;0011]0012B0012e001490014T0014m0015V0016M0016Z0016h0016m001710017;0017@0017D0017N0017V00\
17]0017c0017i0017m001870018@0018J0018U0018\\0018e0018o001970019=0019O0019U0019o001:7001:U001:Z001:a001:i001;2001;?001;]00\
1;d001;j001<1000kH001<>001<O001<T001<`001<e001=0001=5001=@001=N001=S001=_001=d001=k001=n001>7001>=001>B001>Y001>^001>f00\
1>n001?4001?;001?@001?G001?U001?]001?c001?o001@8001@>001@N001@]001@n001A6001AP001A]001B8001B=001BF001BP001BZ001Bc001Bk00\
1C0001C<001CH001CQ001C^001Cf001D0001DE001DY001Dg001E:001EG001EQ001EY001Ed001Em001F<001FL001FQ001FZ001Fc001Fo001G8001G?00\
1GI001GO001GX001G]001Gh001H2001H<001HH001HW001H\\001Hd001Hh001I8001IA001IF000k<001IN001IU001I^001Il001J5001J>001JF001JQ00\
1Jg001K2001K9001KC001KN001K\\001Kg001LE001La001M=001M`001NC001Nf001OI001Oc001On001P9001PD001PM001Po001Q@001QK001Q_001R300\
1RD001RM001R]001Ri001SD001S]001T1001TE000e^001V3001VT001X4001X?001XH001XS001Xk001Y4001Y=001YX001Yg001Z:001ZC001Z]001Zh00\
1[<001[X001[e001\\E001\\R001\\o001]G001]]001]l001^7001^=001^J001^Y001^h001_7001_B001_Z001`2001`=001`H001`O001`T001`_001`o00\
1a6001a;001aB001aV001b8001bM001bm001cK001d2001d_001eC001fZ001h7001ho001i\\001jL002000020N002100021Y0022^002320023H0016m00\
1710017;0017@0017D0017N0017V0017]0023O0017i0023Z0023g0023l002450024B0024M0024V0024h0025:0025A0025m002680027\\002840029b00\
2:4002:L002:b002:o002;>002<l002=I002=T002=j002>D002>O002>n002?5002?I002?V002@1002@@002@X002A1002A<002AR002AY002Ad002Ao00\
2B:002BN002BY002CE002CP002C^002Ci002Cn002D9002D@002DG002D]002Dl002E9002EN002Ea002En002FH002F`002GQ002G`002H?002HY002I:00\
2IE002I]002J0002J?002JJ002JU002Jb002Jo002KI002L2002L[002Lj002MF002Me002NF002N^002OJ002Ob002P>002PI002PW002Pa002Q8002QR00\
2Q_002R7002RB002RP002Rh002S1002SH002SQ002S]002Sf002T4002TB002TP002Tf002UH002UM002UU002Ud002V4002VB002VM002V`002Vk002W:00\
2WN001Oc001On002Wo002X>002XI002XZ002Xe002Xl002Y6002Y>002YJ002YS002Y_002Yn002Z>002ZR002Zf002[;002[N002[]002[j002\\6002\\B00\
2\\J002\\V002\\]002\\g002]8002]G002]V002]_000dI002]n002^:002^J002^X002^f000e^002_B002__002`9002`D002`I002`O002`Z002``002`g00\
2a7002aA002a[002a_002af002b0002bA002bO002bU002bm002c9002cD002cV002ce002ck000j2002co002d6000jC002d>002dF002dL002d\\002dm00\
2e5002e:002eC002eJ002eU002ec002el002f9002fC002fT002g?002gZ002h:002hY002i=002ii002jM002kg002la002mB002n2002n\\0030B0030d00\
31I00327003380033B0033T0016m0033\\0033g0017@0033l003440034=0034E0034N0034X0034b0034n003590035E0035P0035[0035g003620019700\
36<0036P0036X003760037C0037a002c90037o001:i0038B0038P00390001;d0039@0039L002eJ0039_003:0003:6003:?003:E003:V003:\\003:k00\
3;=003;E003;W003;_001=k003;g001>7003<1003<<003<Y003<e003=5003=C003=M003=[003=e003=l003><003>G003>O003>[003>i003?0003?H00\
3?\\003@7003@?003@X003@k003AE003AK001BF003AT003A^003Ah003B0003B5003B=003BJ003BX003Bg003C7003CJ003Ce003D>003DS003Dj003E=00\
3EN003EU003E_003Eh003F9003F@003FF003FP003FY003Fe003Fo003G6003G@003GE003GM003GT003G`003H2003H<003HF001HW003HS001Hd003H[00\
3Hh003I1003I>002e:0034=003IO003IZ003Io003J:003JE003JV003J^003K0003K:003KD003KQ003KX003Kc003Kl003L>003LP003La003M7003MP00\
3Mg003N>003NL003NT003N\\003Nd003Nk003O6003O>003OG003OZ003Om003P;003PD000dI003PX003Pb003Q2003QJ003Q\\000e^003R8003RR003Ro00\
3S6000fm003S;003SR003SX003Sd003T8003TA003TS003TX003Te003Tn003U7003UI003UQ003Uj003V3003VE003VR003Vb003Vh003Vm003W9003W>00\
3WD003WK003WS003WW003We003W9003X2003X7003X@003XF003XM003XZ003Xa003Xh003Xn003Y?003Yb003Z<003ZU003Zk003[I003\\4003\\P003]]00\
3^Y003_7003_a003`E003a]003b8003bU003c>003d;003dC003dW0016m003d]0017;0017@003dg003do003e7003e=003eD0017i003eL003eW003e`00\
3ek003f7003f@003fJ003f\\00197003fo003gJ003gU003go003h8003hV003h`003hi003i7003iA003iN003in003j=003jD003jL003j[003jd003k?00\
3kG003kY003k_003kk003l1003l=003lQ003lW003lb003m1003m9003mA003mK003mQ003m\\003n6003n>003nI003nT003n^003ni003o1003o8003oK00\
3oV003o^003oj004020040<0040P0040e004180041A0041]0041n0042J0042R0042\\0042f004300043;0043E0043J0043Y0043e004480044J0044T00\
44d0045?0045[0045m0046F0046X0046c0046n0047<0047E0047T0047g0047m0048;0048E0048R0048a0048i004980049?0049I0049R0049d004:600\
4:C004:R004:g004:m001Hd004;6004;G004;Q004;Z004;f004<3004<=004<I004<Y004<c004<m004=7004=?004=U004=^004=l004>=004>F004>T00\
4>^004?0004?>004?P004?k004@I004@g004AC004AT004A]004Af004An004B5004B=004BL004BT004Bg004C;004CI004CS000dI004Ch004D7004DI00\
4DY004Dn004EL004EX004F3004FQ004FX004F]004Fe004G8004G=004GD004GX004Ga004H5004H;004HD004HM004HV000h^004He004I<004IH004I`00\
4In000ii004JC000j2004JH004JN000jC000jJ004JU004JZ004Jg004JH004K8004K?004KI004KR004K[004Kl004L3004L:004LA004LT004M5004MP00\
4N5004NP004O4004Oe004PF004Q\\004RV004S4004S`004TF004UZ004LT004V9004Vj004X2004X@004XS0016m004XZ0017;004Xj004Y1004Y:004An00\
4YD004YH004YO004YZ004A]004Yd004Yl004Z9004ZE004ZQ004Zg00197004[>004KI004[S004[o001:7004\\:004\\H004\\Q001:i004\\b004]0004]P00\
4]a001;j004]h004^;004^D004^\\004^d004_1004_6001=0004_D004_R004_g004_o004`<004`J001=k004`S001>7004`]004`e004aP004aZ004ag00\
4b2004b<004bJ004bV004ba004c6004cA001?c004cI004cS004c\\004d4004dO004da004dj004eJ004e_004f?001B=004fH004fZ004fb004fm004g800\
4g=004gO004gc004h2004hE004hN004h_004i2004iE004i[004j=004jQ001EQ004j\\0047<004jg004k7004kK004kT001FZ004ke004l1004l@004lH00\
1GI004lT004l]004lg004m2004m@004mJ004mV004me004mk001Hd004n4004nG004BL004nQ004n\\004nk004o5004o@004oY004A]004oc004om0050400\
50J0050U0050^0050j005130051@0051H0051Z0051l0052>0052T0052j0053>0053T0053`0053l005430054<0054E0054P0054[0054c005530055C00\
55Q0055Y000dI0055i005650056G0056]0056m000e^0057H0057b0058?0058F0058J0058Q003SR0058c0058k0059>0059G0059Y0059_0059g0059n00\
5:7005:J005:Q005:i005;5005;L005;c001FL005<1000j2005<8005<<003WD005<@005<G005<L005<\\005<8005<l005=1005=9005=>005=G005=V00\
5=\\005=c005=k005>;005>[005?3005?S005?g005@L005A4005AV005Ba005CR005D8005Dc005EI005Fh005GC005G`005HG005IE005IS005Ic0016m00\
1710017;0017@005Ih005J1005J8005J>005JE0017i005JL005JV005J_005Ji005K5005K=005KE005KQ00197005K[005L5005L?005LV005Lb005M?00\
5MO005MX005Mh005N2005N?005N^001;d001;j005Nk005=>005O;001<O005OR005Oa005Og001=0005P6005PA005PS005PX005Ph005Pn001=k005Q700\
3mK005QA005QK005Qc005Qj005R4005R=005RF005RP005RV005R\\005Rl005S6005S=005SJ005SW005Sa005T3005TE005TY005Ta005U?005UP005V000\
5V;005VD005VM005VW005Vf005W1005W7005WD005WO005Wc005X7005X?005XM005Xe005Y>005YP005Yi005Z9005ZA005ZJ0047<005ZV005Zd005[600\
1FQ0048;0048E005[;005[H005[Q005[a005[j0049I005\\6005\\E004m@005\\V005\\f005]9005]?001Hd005]H005]Z0054[005]c005]n005^;005^G00\
5^T005^j005_5005_?005_J005_c005`B005`L005`Y005`k005a8005aI005aS005al005b<005bL005bb005c8005cN005cd005d:005dA005dH005dO00\
5dV005di005e3005eC005eP005e]005ei005f3005fF005fR005fb005g1005g;005gH000e^005g]005h@005hR005h\\005h`005hj005i@005iD005iQ00\
5iZ005ig005jC005jG005jT005j[005je005k2005k<005kS005k`005kj005l4005lA005lH005lL005lZ005l^005le005le005li005lm005m7005mA00\
5mH005mL005mS005mZ005ma005n7005nA005nK005nX005nk005oS006080060o0061T00629006300063R0065B0066T0067K0068:0069:006:6006:a00\
6;I006<=006=@006=J006=`0016m001710017;0017@0017D0017N0017V0017]006=g0017i006>4006>;006>K006>a006>h006>o006?<006?I006?V00\
6?f006@?006@F006@U006@e006A1006A8006AH006AR006A_006Ak006B7006BG006BQ006BX005mZ006C4006CS006C`006D6006D@006DS006D`006E900\
6@?006EQ006E[006Eb001=k006F2006F9006FF006FM006G2006G?006GQ006GX006G_006Gl006H3006H:006HS006HZ006Ha006Hh006Ho006I6006II00\
6I\\006J;006JE006J_006K2006KL006KS006K]006L0006LC006LP006LW006La006Lh006MD006MQ006LP006M^006Mh006N;006NQ006Na006O:006OJ00\
6OT006Od006P6006PH006Pj006Q7006QA006QT006Q[006Qd006R4006RA006RM006RT006R]006Rd006S7006SM006S_006T2006TG006TT001Hd006Tc00\
6Tm006U9006UF005mL006UX006U_006Uo006VE006VO006VY006W2006W<006WM006WV006W]006Wg006X2006XA006XJ006XU006Xe006Y3006Y@006YQ00\
6Yc006Z0006Z:006ZC006ZM006ZW006Z]000cH006Zi006[3006[?0055C006[L006[T000dI006[`006[n006\\?006\\Q006\\_000e^006]<006]Y006^700\
6^?006^E006^K006^Y002``006^_006_2006_:006_K006_P006_`006_j006`0005:J006`:006`S006`]006`o006aD002ce006aQ006aU006a_006ac00\
6ah002d>006ao006b5006bD006bQ006bV006b[006bg006bn006c7006cA006cK006cS006c[006cl006dT006do006eK006ee006fG006g6006g]006i300\
6ik006jK006jo006kZ006m6006mW006n<006nh006oe007040070=0016m001710017;0017@0017D0017N0070D0017]0070J0017i0070Q0070Z0070c00\
70n007170071A0071M0071^001970071o0072@0072J0072a0072g0073E0073P0073[0073l007440074B0074b001;d001;j0074m006bn0075;0075Q00\
75Y001<`0075i001=0007620076@0076R0076\\0076l00775001=k0077=0077E0077N0077W007840078<0078P0078[0078h007950079=0079D0079Z00\
79e0079l007:7007:D007:J007:Z007:h007;A007;J007;f007<7007<S007<[001BF007<e007=0007=;007=H007=M007=Z007=h007>5007>@007>G00\
7>W007?1007?I007?W007?l007@;007@K007@S007@^007@g007A6007A=001FQ001FZ007AF007AR007A_007Ac007Am007B8007BF007BP007B]007Bn00\
7C8007CA007CM007CS001Hd007C\\007Ci007D2007DA007DR007D^007Dd007Dm007EA007EO007E]007Eh007F0007FE007FN007F[007Fl007G4007G@00\
7GI007G]007Gn007H@007HQ007Ha007I2007ID007IP007IZ007Id007Ij007J1007J;007JB007JI007JZ007Jk007K>007KE000dI007KT007K`007L300\
7LC007LR000e^007ME007M`007Nc007Nk007O5007O;007OK007OS007OZ007On007P5007PF007PO007PV007P^007Pe007Q8007Q?007QV007Q^007Qi00\
7R7001FL007RH000j2007RO007RW007R_007Rf007Rm007S6007SI007RO007S\\007S`007Sf007Sm007T4007TD007TL007TS007TY007Tj007UG007U]00\
7V<007VO007Vn007W[007X8007YO007Z:007Z[007[?007[^007^C007^]007_9007_]007`Y007`l007a;0016m001710017;0017@0017D0017N0070D00\
17]007aC0017i007aJ007aS007aY007ac007am007b5007bA007bS007bf007bo007cG007cS007dM007dY007eO007eV007ea007em007f5007fA007g;00\
7gL007gR007g_007gl007h3007hI007hN007h[007ha001=0007i0007i=007iK007iT007ib007ih001=k007im007j8007jB007jL007jd007jk007k600\
7k@007kJ007k\\007kc007kj007l>007lE007lL007lW007lb007ln007m@007mV007n0007n8007nV007nd007o@007oJ007oS007o[007od007om0080600\
80>0080H0080`008100081A0081J0081]008280082T0082d0083@0083Q0083c0083l008480084D0084W0084o00854003FP0085@0085L001G80085\\00\
85j00860008690086A0086O0086b0086l0087<007CM0087O0087X0087b008830088<0088C0088N0088W0088_0088i0089<0089J0089W0089b0089i00\
8::008:C008:L003KQ003KX003Kc008:X008:i003LP008;:008;K008;a008<6008<F003NL008<S008<[008<e0042f008<l003O>008=4003OZ003Om00\
3P;008=F000dI008=Y008=c008>3008>J004Dn000e^003R8003RR008>\\003S6008>c008>g003SR008?6003Sd008?<008?F008?U008?^008?h008@100\
8@>003UI003UQ008@Q008@[008A2003VR001FL008A>000j2003W9003W>003WD003WK008AB008AG008AU003W9008Ac008Ag008Ao003XF008B:003XZ00\
8BG008BP008BV008Bf008CN008Cj008DD008D[008E>008Eh008FH008G^008HW008I7008I]008J@008KX008L3008LT008M>008N<008NE003dW0016m00\
1710017;0017@0017D0017N0070D0017]008NT0017i005JL008N\\008Ne005Ji003f7003f@008No008O@008OP008OW008P1003gU008P;003h8003hV00\
8PF008PN008P[003iA003iN008Pe003j=001;j008Q0003XF008Q>008QQ008QY008Qd008Qj001=0008R8008RC008RU003lW008RZ008Re001=k003mA00\
8Rl008S3008S>008SW008S_008Sj003nT003n^008T4003o1008T;003oK008TJ008TQ003oj008T\\008Ti008U<008UP008Um008V5008VP008V`008W:00\
8W@001BF0042f008WI008WS008W^008Wc008X1008X=008XJ008XW008X`008Y3008YK008Yd008Z5008ZO008Z^008Zo008[B008[X008[b008\\3008\\E00\
8\\K0048;0048E008\\Z008\\i008\\o008]=008]D001GX008]N008]\\004m@008]l008^:004:g004:m001Hd008^K004;G008^]008^f008_2008_<008_H00\
8_T004<Y004<c004<m008_d008_k008`8008`?008`F008`O008`V008`b008`i008a6008a@008aJ008aW008ad008b1008b>008bK008bR008bY008b`00\
8bg008bn008c5008c<008cF008cP008c_008cf008d0008d<008dF008dU008d_008df008e8008eD008ea008f3008f:008fA008fH008fU008f\\008fc00\
5iZ008g3008gL008gS008gZ008ga008gk008h8008h?008h[008hb008i2008i?008iI005lH008iP008i^008i^008ie008ie005li008il008j6008j@00\
5mH008jG008jN008jU008j\\008ji008k0008k7008k>008kE008k[008kn008lA008lT008lm008mO008me008n_008oY009050090U0091>0091b0092;00\
92Q009300093X0093_0093o0016m001710017;0017@0017D0017N0070D0017]009460017i0094=0094D0094K0094U0094\\0094c0094m009540095;00\
95B0095O0095Y0095h009650096D0096K0096U0096b0096i006Ak009780097E006BQ0097L008jU0097Y0097f0097m009840098;0098K0098R0098_00\
98n009950099?0099F0099M006F20099T0099[0099b009:;009:B009:K009:R009:Y006Gl009:`009:g009;4009;;009;B009;I009;P009;W009;d00\
9<1009<A009<E009<X009<b006KL009=5009=?009=F009=S009=Z009=g006La009=n009>;009>N009>a009>n009?;009?K009?[009?e009@8009@B00\
9@I009@P009@Y009@b009A2009A<009AC009AM009AT009A]009Ag009B1009B=009BD009BM009BT009B^009Bh009C1009C;009CG009CN001Hd009CW00\
9Cd009Cm009D4008jG009D=009DD009DN006VE006VO009D[\u{1c}action.activate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.\
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
rror.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-format\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}files.choose-folde\
r\u{1c}files.open\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.space\u{1c}key.t\
ab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-down\u{1c}list.move-up\u{1c}med\
ia.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}media.playing\u{1c}media.\
position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu.edit\u{1c}menu.exit-ful\
l-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}menu.quit\u{1c}menu.sett\
ings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}searc\
h.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling.no-guesse\
s\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}ta\
b.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.mo\
ve-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}table.widen-column\u{1c}try-again\u{1c}t\
ype.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}type.document\u{1c}ty\
pe.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type.plain-text\u{1c}t\
ype.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.url\u{1c}type.value\
s\u{1c}type.video-format\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.maximize\u{1c}window.mini\
mize\u{1c}window.restore\u{1c}Activate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous pa\
ge\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom out\u{1c}Add\u{1c}Back\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\
\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld s\
eries\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadec\
imal number\u{1c}Opacity\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progre\
ss halted\u{1c}Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Dele\
te\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The download was cance\
lled.\u{1c}The file does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secure.\u{1c}The image cann\
ot be read.\u{1c}Video and audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be reached, or does \
not have the file.\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server sent more than %lld\
 MB.\u{1c}\u{1e}1\u{1f}oThe server took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did not answer.\u{1c}The \
file cannot be read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not supported.\u{1c}Fast fo\
rward\u{1c}Choose Folder\u{1c}Open\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}De\
scending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minu\
te\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}%1$@ of %2$@\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Windo\
w\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}P\
ause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}S\
ettings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of th\
e second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Re\
cents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}Try Again\u{1c}Archive\
\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%\
@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Undo\u{1c}Un\
do %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}ال\
إجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى اليمين\u{1c}التمرير إلى الأعلى\u{1c}\
إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إضافة\u{1c}رجوع\u{1c}الإشارات المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}\
%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld س\
لسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}أزر\
ق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}معلومات إضافية\u{1c}الص\
فحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الد\
قائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تا\
لف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل \
الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية\
.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر من \
ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغ\
رق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير\
 مدعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغ\
يل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tد\
قيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}%1$@ من %2$@\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية \
واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاش\
ة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف م\
ؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}بحث\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}\
مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض العمود الثاني\u{1c}إي\
قاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}ا\
لحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}إعادة المحاول\
ة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}\
صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تراجع\u{1c}تر\
اجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Abl\
egen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\u{1c}Nach unten scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts s\
crollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendi\
agramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}\
o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Ras\
ter\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %\
1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster\
 Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswähl\
en\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Download wurde abgebrochen.\u{1c}Die Datei ist ni\
cht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server ist nicht sicher.\u{1c}Das Bild kann nicht gelese\
n werden.\u{1c}Video und Audio können nicht wiedergegeben werden, weil GStreamer nicht installiert ist.\u{1c}Der Server ist nicht \
erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Server hat mit dem Fehler %lld geantwortet.\u{1c}De\
r Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekunde gebraucht.\u{1f}xDer Server hat mehr als %ll\
d Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei kann nicht gelesen werden.\u{1c}Das Format der Datei wird n\
icht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht unterstützt.\u{1c}Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Rücktast\
e\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Au\
sgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%\
lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}%1$@ von %2$@\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fe\
nster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weitere Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einste\
llungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}An\
tworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suchen\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einstellungen\u{1c}Teilen\u{1c}Schreibweise ig\
norieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\u{1c}Spalten ausblenden\u{1c}Breite der zw\
eiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt be\
nutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewegen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}\
Spalte verbreitern\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokume\
nt\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@-Text\
\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}\
Activar\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acción principal\u{1c}Página siguiente\u{1c}\
Página anterior\u{1c}Desplazar hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desplazar hacia arriba\u{1c}Mostrar men\
ú\u{1c}Ampliar\u{1c}Reducir\u{1c}Añadir\u{1c}Atrás\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfi\
co de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld series\u{1c}%1$@. %2$@ de \
%3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}\
Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Más información\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progreso\u{1c}Progreso d\
etenido\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}\
Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el archivo.\u{1c}El archivo es\
tá dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión con el servidor no es\
 segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque GStreamer no está instalado.\u{1c}No se pu\
ede acceder al servidor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respondió con el error %ll\
d.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó más de %lld segundos.\
\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}Las direcciones que emp\
iezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascend\
ente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducción\u{1c}Fi\
nalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}%1$@\
 de %2$@\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla completa\u{1c}\
Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Acepta\
r\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroceder\u{1c}Guardar\u{1c}Buscar\u{1c}\
Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No hay sugerenc\
ias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho de la segunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favori\
tos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover\
 columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho de columna\u{1c}Ensanchar columna\u{1c}Reintentar\
\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de arc\
hivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fuente\u{1c}Cód\
igo fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre \
visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Dépo\
ser : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la gauch\
e\u{1c}Faire défiler vers la droite\u{1c}Faire défiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appar\
eil photo\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@. A\
ucune valeur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o\
%lld valeur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Couleur récente \
%@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Actualisation\
\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le tex\
te\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargement a \
été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\u{1c}L’image\
 ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\u{1c}Le serveur est inj\
oignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le serveur\
 a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}Le serveu\
r n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %@: » ne sont pas pr\
ises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Cr\
oissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld\
 heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}%1$@ sur %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}Rét\
ablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\u{1c}N\
ouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}Rét\
ablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Rechercher\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglage\
s\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masqu\
er les colonnes\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récent\
s\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétré\
cir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électroniqu\
e\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script\
 %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\
\u{1c}Toujours au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rila\
scia: %@\u{1c}Aumenta\u{1c}Azione principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scorri verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorr\
i verso destra\u{1c}Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Aggiungi\u{1c}Indietro\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafic\
o ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Graf\
ico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Blu\u{1c}Colore\u{1c}Griglia \
di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Altre informazioni\u{1c}Pagina\u{1c}p\
agina %1$lld di %2$lld\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mes\
e\u{1c}Mese successivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossi\
bile riprodurre il file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più \
necessaria.\u{1c}La connessione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio,\
 perché GStreamer non è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}\
Il server ha risposto con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld sec\
ondo.\u{1f}xIl server ha impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato de\
l file non è supportato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli cartella\u{1c}Apri\u{1c}Pa\
g Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli\
 di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In r\
iproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Sc\
hermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il pr\
ogramma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\
\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Na\
scondi colonne\u{1c}Larghezza della seconda colonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Pi\
ù recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pannello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna \
in avanti\u{1c}Restringi colonna\u{1c}Adatta larghezza colonna\u{1c}Allarga colonna\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro el\
ettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgent\
e\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Video %@\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre i\
n primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のペー\
ジ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}追加\u{1c}戻る\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@\
。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処\
理中\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイ\
ルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされてい\
ないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}x\
サーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開く\u{1c}スペース\u{1c}昇順\u{1c}折りた\
たむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\
\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%\
@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく\
使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子\
書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}元に戻す\u{1c}%@\
を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}V\
erhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}\
Inzoomen\u{1c}Uitzoomen\u{1c}Toevoegen\u{1c}Terug\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. \
Geen waarden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x\
%lld waarden\u{1c}Sluiten\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Op\
stellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./\
p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}\
Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden afgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De download is geannuleerd.\u{1c}\
Het bestand bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}De verbinding met de server is niet beveiligd.\u{1c}De afbeelding\
 kan niet worden gelezen.\u{1c}Video en audio kunnen niet worden afgespeeld, omdat GStreamer niet is geïnstalleerd.\u{1c}De server\
 is niet bereikbaar of heeft het bestand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De server antwoordde met fout %lld.\u{1c}De se\
rver heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\u{1f}xDe server had meer dan %lld second\
en nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De bestandsindeling wordt niet ondersteu\
nd.\u{1c}Adressen die beginnen met “%@:” worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Kies map\u{1c}Openen\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invouw\
en\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x\
%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}%1$@ van %2$@\u{1c}\u{1e}1\u{1f}o%lld secon\
de\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venste\
r: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ op\
nieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instell\
ingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\
\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgen\
de tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedt\
e aan\u{1c}Verbreed kolom\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\
\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-\
tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\
\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}Główn\
a czynność\u{1c}Następna strona\u{1c}Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powi\
ększ\u{1c}Pomniejsz\u{1c}Dodaj\u{1c}Wstecz\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres lini\
owy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@.\
 %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolor\
ów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Więcej informacji\u{1c}Strona\u{1c}str\
ona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny mi\
esiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć p\
liku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z \
serwerem nie jest bezpieczne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć wideo ani dźwięku, ponieważ GStreamer nie j\
est zainstalowany.\u{1c}Serwer jest niedostępny lub nie ma pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}Serwer odpowiedział błędem \
%lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSe\
rwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać \
pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy zaczynające się od „%@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz \
folder\u{1c}Otwórz\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie o\
dtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld godziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minut\
y\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycja\u{1c}%1$@ z %2$@\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\
\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Wi\
ęcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów:\
 %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}I\
gnoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokoś\
ć drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna k\
arta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj \
szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektroniczna\
\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt \
%@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\
\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Ação princ\
ipal\u{1c}Próxima página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a direita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Adi\
cionar\u{1c}Voltar\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de dispersão\u{1c}Gráfico de pizza\u{1c}F\
echar\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mais informações\u{1c}Progre\
sso\u{1c}Progresso interrompido\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\u{1c}Recortar\u{1c}Cola\
r\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi cancelado.\u{1c}O arquivo nã\
o existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possível ler a imagem.\u{1c}Não é poss\
ível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser acessado ou não tem o arqui\
vo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou mais de %lld MB.\u{1c}\u{1e}1\u{1f}oO servi\
dor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não respondeu.\u{1c}Não é possível le\
r o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são compatíveis.\u{1c}Avançar\u{1c}Escolhe\
r pasta\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrado\u{1c}Carregando\u{1c}Pa\
usado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais menus\u{1c}N\
ova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Salvar\u{1c}Ca\
ncelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma sugestão encontrada\u{1c}Colunas\u{1c}La\
rgura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais recentes\
\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover coluna para trás\u{1c}Mover coluna para frente\u{1c}Estrei\
tar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio %@\u{1c}Á\
udio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simples\u{1c}Tex\
to formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre vi\
sível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}添加\u{1c}返回\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线\
图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}最近使用的颜色 %\
@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文\
件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服\
务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}选择文件夹\u{1c}打开\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\
\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\
\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\
\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}\
%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “Choose Folder”
    package static var filesChooseFolder: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “Open”
    package static var filesOpen: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 98) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 99) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 100) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 102) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 104) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 109) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 114) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 116) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 118, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 119) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 120, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 123) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 125, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 126, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 139, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 150, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 165) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 189, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 190, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 196, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 199, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 201, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 205, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 207, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 209, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 212, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 214, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 221) }
}
}
