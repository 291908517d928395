// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: 44e9b3843a02d9c32d14e200497459d4258b6ab9cf24aebd8edbd246100294b5

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 272 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d00052000560005;0005J0005T0005[0005b0005m000670006@0006L0006W0006b000700007@0007L0007Y0007f0008400\
08B0008O0008U0008e000960009K0009V0009a0009m000:>000:J000:U000:g000;5000;J000;W000;a000;o000<7000<K000<[000<k000==000=J00\
0=Z000=k000>C000>R000>d000?7000?K000?U000?^000?n000@8000@C000@O000@\\000@g000A7000AK000AU000A_000Af000Ak000B0000B@000BJ00\
0BS000B^000Bn000C@000CS000Cl000DA000DW000Df000E:000EN000E\\000Eo000F<000FL000F[000Fm000GC000G\\000H5000HB000HV000Ha000Hj00\
0I5000IF000IP000IZ000Ig000J5000JC000JP000Ja000K2000K=000KN000K_000Kj000L6000LJ000La000M3000MF000MQ000M]000N2000N?000NM00\
0NZ000No000O;000OP000Oe000P:000PK000PS000Pa000Pm000Q8000QF000QR000Q]000Qg000R1000R9000RH000RV000Re000S5000SA000SO000S^00\
0Sk000T7000TF000TR000T^000Tl000U:000UE000UR000U`000Uo000VA000VO000V\\000Vh000W5000WG000WQ000Wg000X1000XB000XL000XY000Xc00\
0Y3000YC000YM000Y[000Ye000Z1000Z4000Z=000ZC000ZH000ZW000Z\\000Zh000[0000[6000[=000[B000[I000[W000[f000\\3000\\F000\\O000\\U00\
0\\e000]4000]H000]V000]h000^;000^Q000^d000^i000_6000_D000_R000__000_k000`4000`D000`T000`]000`j000a6000aD000a_000b9000bM00\
0bf000c9000cE000cT000cb000cl000d9000dM000d_000e3000e=000eG000eU000ec000f8000fF000fR000fe000g0000gB000gL000g\\000gk000h>00\
0hO000hg000i1000iB000iK000iW000ii000jD000j[000k6000k;000kG000kU000ka000kj000l?000lO000l_000ln000m7000mC000mM000mR000mZ00\
0m_000mg000n1000n=000nG000nU000na000nm000o:000oD000oN000oV000o_000om00101001060010>0010H0010O0010V0010a0010k001180011>00\
11I0011T0011\\0011j001270012A0012^0012i0013F0013b0013h0014_0014k0015?0015D0015I0015O0015Z0015`0015e001680016@0016[0016k00\
16o001770017?0017K0017S0017[0017e0017j0018@0018I0018Y0018`0018m001980019D0019I0019M0019S0019X0019^0019e0019m001:3001:>00\
1:M001:R001:W001:^001:c001:h001;3001;8001;<001;B001;M001;h001<=001<Y001=2001=Q001>=001>W001?]001@V001A8001A]001B@001CT00\
1Co001DH001E1001Eh001F5001FC001FH001FL001FQ001F]001Fi001G4001GC001GT001Gd001Gl001H8001HE001Hc001Ho001I;001IA001IM001IT00\
1I\\001Ig001J3001J>001JC001JQ001J\\001Jc001Ji001K7001KA001KT001Kg001L5001L?001LC001LM001LR001LV001L`001Lh001Lo001M5001M;00\
1M?001MI001MR001M\\001Mg001Mn001N7001NA001NI001NO001Na001Ng001OA001OI001Og001Ol001P3001P;0018`001PD001Pb001Pi001Po001Q600\
1:c001QC001QT001QY001Qe001Qj001R5001R:001RE001RS001RX001Rd001Ri001S0001S3001S<001SB001SG001S^001Sc001Sk001T3001T9001T@00\
1TE001TL001TZ001Tb001Th001U4001U=001UC001US001Ub001V3001V;001VU001Vb001W9001WT001WY001Wb001Wl001X6001X?001XG001XL001XX00\
1Xd001Xm001Y:001YB001YL001Ya001Z5001ZC001ZV001Zc001Zl001[?001[J001[T001[\\001[g001\\0001\\?001\\O001\\T001\\]001\\f001]2001];00\
1]B001]L001]R001][001]`001]k001^5001^?001^K001^Z001^_001^g001^k001_;001_D001_l001`7001`O001`T001:W001`\\001`c001`l001a:00\
1aC001aL001aT001a_001b5001b@001bG001bQ001b\\001bj001c5001cS001co001dK001dn001eQ001f4001fW001g1001g<001gG001h;001hF001hO00\
1hZ001i<001iM001iX001il001j@001jQ001jZ001jj001k6001kQ001kj001l>001lR0012^001n@001na0020A0020L0021_0022U0023<0023G0023P00\
23[002430024<0024E0024`0024o0025U0025h002610026K0026V0026j0027@0027V002820028?0028_0028l0029I0029X0029g002:?002:U002:d00\
2:o002;5002;B002;Q002;`002;o002<:002<R002<j002=5002=@002=G002=L002=W002=g002=n002>3002>:002>N002?0002?E002?e002@C002@j00\
2AW002B;002CR002Do002Eg002FT002GD002Lh002MF002Mh002NQ002OV002Oj002P@002PG002PP002PW002Q8002QV002Qo002RG002RZ002S8002SG00\
2S_002T3002Ua002V7002VX002Ve002W7002WB002WI002Wj002XK002XZ002Xc002Y9002YI002YR002Y]002Z5002ZE002ZY002Zm002[?001L?001LC00\
1LM001LR001LV001L`001Lh001Lo002[J001M;002[U002[b002[g002\\0002\\=002\\H002\\Q002\\c002]5002]<002]h002^3002_W002_o002a]002ao00\
2bG002b]0029X002bj002dX002e5002e@002eV002f0002f;002fZ002fa002g5002gB002g]002gl002hD002h]002hh002i>002iE002iP002i[002if00\
2j:002jE002k1002k<002kJ002kU002kZ002ke002PP002kl002lB002lQ002l^002m3002mF002mS002mm002nE002o6002oE002od0030>0030R0031300\
31>0031V0031i003280032C0032N0032[0032h0033B0033k0034T0034c0035?0035^0036?0036W0037C0037[003800038L0038a0039=0039H0039V00\
39`003:7003:Q003:^003;6003;A003;O003;g003<0003<G003<P003<\\003<e003=3003=A003=O003=e003>G003>L003>T003>c003?3003?A002QV00\
3@E003@j003A5003AH003AS003Ab003B6001g1001g<003BW003Bf003C1003CB003CM003CT003C^003Cf003D2003D;003DG003DV003Df003E:003EN00\
3Ec003F6003FE003FR003F^003G0003G<003GD003GL003GX003G_003Gi003H:003HI003HX003Ha0011I003I0003I<003IL003IZ003Ih0012^003JD00\
3Ja003K;003KF003L8003LG0015?003L`003Le003Lk003M6003M<003MC003MS003M]003N<003NV003NZ003Na003Nk0017K0017S003O<003OJ003OP00\
3Oh003P4003P?003PI003PW003Pi003Q8003Q>0019M003QB003QI0019^003QQ003QY003Q_003Qo003R@003RH003RM003RV003R]003Rh003S6003S?00\
3SL003SV003Sg003TR003Tm003UM003Ul003VP003W<003W`003Y:003Z4003ZU003[E003[o003]U003^7003^\\003_J003`K003`U003`g003`o003a400\
3a;003a]003b0003bA003bN003b`003c4003c=003cK003cZ003d=003dK003d`003dj003e8003eB003eL003eY003eg003f4003f9003fE003fO003fV00\
3f_003g1003g@003gT003gi003h9001L?003hG003hR001LR003hW003h_003hh003i0003i9003iC003iM003iY003id003j0003j;003jF003jR003j]00\
1NI003jg003k;003kC003ka003kn003lL003P4003lZ001P;003PI003lm003mM001Pi003m]003mi003R]003n<003nM003nS003n\\003nb003o3003o900\
3oH003oZ003ob004040040<001S00040D001S<0040N0040Y004160041B0041R0041`0041j00428003a40042B0042R0042]0042e004310043?0043F00\
43^004420044M0044U0044n0045A0045W0046100467001Wb0046@0046J0046T0046\\0046a0046i004760047D0047S0047c004860048Q0048j0049?00\
49V0049i004:9004:[004:g004;8004;?004;I004;R004;c004;j004<0004<:004<C004<O004<Y004<`004<j004<o004=7004=>004=J004=\\004=f00\
4>0001^Z004>=001^g004>E004>R004>[003b0004?a004@@004@M003RM003hh004@^004@i004A>004AI004AT004Ae004Am004B?004BI004BS004B`00\
4Bg004C2004C;004CM004C_004D0004DF004D_004E6004EM004E[004Ec004Ek004FJ004FR004FY004Fa004Fl004G4004G=004GP004Gc004H1004H:00\
11I004HN004HX004Hh004I@004IR0012^004In004JH004Je004Jl004Km004LG004L_004Lg0015I004Ll004MC004MI004MU004Mi004N2004NQ004Nc00\
4Nh004O5004O>004OG004OO004OW004Oi004P1004PJ004PS004Pe004Q1004Q>004QK004Q[004Qa004Qf004R2004R7004R=004RD004RL004RP004R^00\
4R2004Rk004S0004S9004S?004SF004SS004SZ004Sa004Sg004T8004T[004U5004UN004Ud004VB004Vm004WI004XV004YR004Z0004ZZ004[>004\\V00\
4]1004]N004^7004_4004_<004_P004_V004_[004_b004`6004`J004`Y004`o004a@004aS004a^004an004b=004c2004cE004cb004cj004d=004dE00\
4dP004dg004e<004eD004eL004e_004eo004f7004f=004fL004f^004fo004gA004gI001L?004gS001LM001LR004g]004ge004gm004h3004h:001M;00\
4hB004hM004hV004ha004hm004i6004i@004iR001NI004ie004j@004jK004je004jn004kL004kV004k_004km004Q1004l7004lW004lf004lm004m500\
4mD004mM004mh004n0004nB004nH004nT004nZ004nf004o:004o@004oK004oZ004ob004oj005040050:0050E0050_0050g005120051=0051G0051R00\
4_[0051Z0051m005280052@0052L0052T0052^005320053G0053Z0053c0054?0054P0054d0055@0055H0055R0055\\0055f005610056;0056@0056O00\
56[0056n0057@0057J0057Z005850058Q0058c0059<0059N0059`005:7005:J005:U005:`005:n005;7005;F005;Y005;_005;m005<7005<D005<S00\
5<[005<j005=1005=;005=D005=V005=h005>5005>D005>Y005>_001^g005>h005?9005?C004`J005@6005@Q005@Z005@f005A3005A=005AI005AY00\
5Ac005Am005B7005B?005BU005B^005Bl005C=005CF005CT005C^005D0005D>005DP005Dk005EI005Eg005FC005FT005F]005Ff005G9005GA0010600\
5GH005GP005G_005Gg005H:005HN005H\\005Hf0011I005I;005IJ005I\\005Il005JA005J_005Jk005KF005Kd005Kk005M1005M=0015?005MS005MX00\
5M`005N3005N8005N?005NS005N\\005O@005OT005OZ005Oc005Ol0017K0017S005P50017e005PD005P[005Pg005Q?005QD005QR005Q`0019D005R500\
19M005R:005R@0019^0019e005RG005RL005RY005R:005Rj005S1005S;005SD005SM005S^005Se005Sl005T3005TF005Tg005UB005Ug005VB005Vf00\
5WW005X8005YN005ZH005Zf005[R005\\8005]L005TF005]k005^\\005_d005`2005`E005`L005`Q005`\\005`m005a?005aO005ad005b6005bL005bV00\
5be005c3005ch005d5005dI005dQ005da005di005e3005eE005eW005ee005ej005f9005fJ005fS005fY005fk005g;005gM005g_005gf001L?005h000\
1LM005h@005hG005hP005GA005hZ005h^005he005i0005F]005i:005iB005iO005i[005ig005j=001NI005jT005S;005ji005kE001OI005kP005k^00\
5kg001P;005QD005l8005lX005li001Po005m0005mC005mL005md005ml005n9005n>001R5005nL005nZ005no005o7005oD005oR001S0005o[001S<00\
5oe005om0060X0060b0060o0061:0061D0061R005`Q0061^006230062>001Th0062F0062P0062Y006310063L0063^0063g0064G0064\\006560065V00\
1WY0065_00661006690066D0066O0066T0066f0067:0067I0067\\0067e006860068I0068\\006920069T0069h006:4006:N006:`001[T006:k005:n00\
6;6006;F006;Z006;c001\\]006<4006<@006<O006<W001]L006<c006<l006=6006=A006=O006=Y006=e006>4006>:001^g006>C006>V006>`005a?00\
6?\\005G_006@:006@E006@T006@^006@i006AB005F]006AL006AV006A]006B3006B>006BG006BS006B\\006Bi006C1006CC006CU006Cg006D=006DS00\
6Dg006E=006EI006EU006E\\006El006F5006F>006FH006FS006F^006Ff006G6006GF006GT006G\\0011I006Gl006H8006HJ006H`006I00012^006IK00\
6Ie006JB006JI006KD006K[006Ko006L6006L:006LA004MC006LS006L[006Ln006M7006MW006Mi006Mo006N7006N>006NG006NO006NV006Ni006O000\
6OH006OT006Ok006P7006PD006P[001\\O006Pi0019M006Q0006Q4004R=006Q8006Q?006QD006QT006Q0006Qd006Qi006R1006R6006R?006RN006RT00\
6R[006Rc006S3006SS006Sk006TK006T_006UD006Ul006VN006WY006XJ006Y0006Y[006ZA006[`006\\;006\\X006]?006^=006^K006^[006^`006^f00\
6^l006_G006_\\006_m006`@006`Q006`f006a2006aD006aT006bG006bU006bl006c1006cA006cH006cS006cf006d7006dE006dO006d^006do006e700\
6e=006eM006eb006f2006fG006fO001L?001LC001LM001LR006f\\006fe006fl006g2006g9001M;006g@006gJ006gS006g]006gi006h1006h9006hE00\
1NI006hO006hi006i3006iJ006iV006j3006jC006jL006j\\006jf006k3006kR001Pi001Po006k_006R6006ko001QT006lF006lU006l[001R5006lj00\
6m5006mG006mL006m\\006mb001S0006mk00504006n5006n?006nW006n^006nh006o1006o:006oD006oJ006oP006o`006oj007010070>0070K0070U00\
70g007190071M0071U007230072D0072_0073?0073J0073S0073\\0073f007450074@0074F0074S0074^007520075F0075N0075\\007640076M0076_00\
7780077H0077U0077o0078;0078C0078L005:n0078X0078f00798001\\T005;m005<70079=0079J0079S0079c0079l005=;007:8007:G006=O007:X00\
7:h007;;007;A001^g007;J007;\\007;e006_\\007<Z006F^007=8007=C007=P007=\\007=i007>?007>J007>T007>_007?8007?W007?a007?n007@@00\
7@M007@^007@h007AA007AQ007Aa007B7007BM007Bc007C9007CO007CV007C]007D0007D7007D>007DN007Da007Dk007E;007EH007EU007Ea007Ek00\
7F>007FJ007FZ007Fi007G3007G@0012^007GU007H8007HJ007HT007Ic007J9007J^007Jh007Jl007K6007KL007KP007K]007Kf007L3007LL007Lh00\
7Ll007M9007M@007MJ007MT007M^007Mk007N5007NL007NY007Nc007Nj007O<007OF007OS007OZ007O^007Ol007P0007P7007P7007P;007P?007PI00\
7PS007PZ007P^007Pe007Pl007Q3007QI007QS007Q]007Qj007R=007Re007SJ007TA007Tf007UK007VB007Vd007XT007Yf007Z]007[L007\\L007]H00\
7^3007^[007_O007`R007`\\007a2007a9007aC007aJ007b0007b=007bJ007b`007bn007c;007cB007cR007cb007d7007dD007d]007dj007eC007eP00\
7e]007eg007f1007f8007f?007fL007fV007f]007fd007g:007gJ007g]007h0007h@001L?001LC001LM001LR001LV001L`001Lh001Lo007hG001M;00\
7hT007h[007hk007iA007iH007iO007i\\007ii007j6007jF007j_007jf007k5007kE007kQ007kX007kh007l2007l?007lK007lW007lg007m1007m800\
7Pl007mT007n3007n@007nV007n`007o3007o@007oY007j_008010080;0080B001S00080R0080Y0080f0080m0081R0081_00821008280082?0082L00\
7aC0082S0082l008330083:0083A0083H0083O0083b008450084T0084^008580085K0085d0086>0086E0086O0086b008750087B0087I0087S0087Z00\
8860088C0087B0088P0088Z0088m0089C0089S0089l008:<008:T008:o008;G008;Q008;a008<3008<E008<g008=4008=>008=Q008=X008=a008>100\
8>>008>J008>Q008>Z008>a008?4008?J008?\\008?o008@D008@Q001^g008@`008@j008A6007b=008B<008BT008Ba007P^008C3008C:008CJ008C`00\
8Cj008D4008DM008DW008Dh008E1008E8008EB008EM008E\\008Ee008F0008F@008FN008F[008Fl008G>008GK008GU008G^008Gh008H<008HF008HL00\
8HT0010H008H`008Hj008I6006GF008IC008IK0011I008IW008Ie008J6008JH008JV0012^008K3008KP008Kn008L6008M>008MM0015?008Me008Mk00\
8N1008N?003M<008NE008NX008N`008O=008ON008OS008Oc008Om0017K0017S008P3006Ni008P=008PV008P`008Q2008Q>008QL008Qa003Q8008Qn00\
8R2008R<008R@008RE003QQ008RL008RR008Ra008Rn008S3008S8008SD008SK008ST008S^008Sh008T0008T8008TI008U1008UL008Uh008VB008Vd00\
8WS008X:008YP008ZH008Zh008[L008\\7008]S008^4008^Y008_E008`B008`Q008`Z008`a008`g008`l008a@008aR008ab008am008b?008bO008bW00\
8be008c2008cV008cc008d7008dC008dU008d_008di008e9008eJ008eQ008eU008f0008f;008fC008fK008f\\008fi008g7008gD008gR001L?001LC00\
1LM001LR001LV001L`008g_001Lo008ge001M;008gl008h5008h>008hI008hR008h\\008hh008i9001NI008iJ008i[008ie008j<008jB008j`008jk00\
8k6008kG008Q>008kO008ko001Pi001Po008l:008SK008lH008l^008lf001Qe008m6001R5008m?008mM008m_008mi008n9008nB001S0008nJ008nR00\
8n[008nd008oA008oI008o]008oh009050090B0090J0090Q0090g00912009190091D0091Q0091W0091g009250092N0092W009330093D0093`0094<00\
94D001Wb0094N0094Y0094d00951009560095C0095Q0095^0095i009600096@0096Z009720097@0097U0097d009820098P0098^0098n009960099A00\
99J0099Y0099`001\\T001\\]0099i009:5009:B009:F009:P009:[009:i009;3009;@009;Q009;[009;d009<0009<6001^g009<?009<L009<U008aR00\
9=P009=n009>=009>N009>Z009>`009>i009?=009?K009?Y009?d009?l009@A009@J009@W009@h009A0009A<009AE009AY009Aj009B<009BM009B]00\
9Bn009C@009CL009CV009C`009D1009D7009D>009DH009DR009DY009D`009E1009EB009EU009E\\0011I009Ek009F7009FJ009FZ009Fi0012^009G\\00\
9H7009I:009IB009JM009Ja009K4009K8009KB009KH009KX009K`009Kg009L;009LB009LY009Lj009M3009M:009MB009MI0017S009MR009Me009Ml00\
9NC009NK009NV009N\\009Nh009O6001\\O009OG0019M009ON009OV009O^009Oe009Ol009P5009PH009ON009P[009P_009Pe009Pl009Q3009QC009QK00\
9QR009QX009Qi009RF009R\\009S;009SN009Sm009TZ009U7009VN009W9009WZ009X>009X]009[B009[\\009\\8009\\\\009]X009]k009^:009^B009^L00\
9^T009^m009_=009_K009_^009_n009`>009`F009`X009`c009a[009ah009b<009bE009bX009bc009bl009c?009cS009c`009cl009d=009dJ009dR00\
9d[009dl009e;009eJ009eZ009ei001L?001LC001LM001LR001LV001L`008g_001Lo009f7001M;009f>009fG009fM009fW009fa009fi009g5009gG00\
9gZ009gc009h;009hG009iA009iM009jC009jJ009jU009ja009N\\009ji009kc009l4009l:009lG009lT009l[009m1009m6009mC009mI001R5009mX00\
9me009n3009n<009nJ009nP001S0009nU009n`009nj009o4009oL009oS009o^009oh00:0200:0D00:0K00:0R00:0f00:0m00:1400:1?00:1J00:1V00\
:1h00:2>00:2X00:2`00:3>00:3L00:3c00:4?00:4I00:4R00:4Z00:4c00:4l00:5500:5=00:5G00:5_00:5o00:6@00:6I00:6\\00:7700:7S00:7c00\
:8?00:8P00:8[00:9100:9?00:9Q00:9Z00:9f00::200::E00::]00::b004<:00::n00:;:001];00:;J00:;X00:;^00:;g00:;o00:<=00:<P00:<Z00\
:<j009<000:==00:=F00:=P00:=a00:=j009_=00:>a00:?<00:?C00:?N00:?W00:?_00:?i00:@<00:@J00:@W00:@b00:@i00:A:00:AC00:AL004B`00\
4Bg004C200:AX00:Ai004C_00:B:00:BK00:Ba00:C600:CF004E[00:CS00:C[00:Cm00:D700:D>0055\\00:DG004G400:DO004GP004Gc004H100:Da00\
11I00:E400:E>00:EN00:Ee005JA0012^004In004JH00:F700:F>00:G:00:GD004L_004Lg00:GT00:GX004MC00:Gg004MU00:Gm00:H700:HP00:H_00\
:Hh00:I200:I;004OG004OO00:IH004Oi004P100:I[00:Ie00:J<004Q100:JH004QK001\\O00:JT0019M004R2004R7004R=004RD00:JX00:J]00:Jk00\
4R200:K900:K=00:KE004S?00:KP004SS00:K]00:Kf00:Kl00:L<00:Ld00:M@00:MZ00:N100:NT00:O>00:O^00:Q400:Qm00:RM00:S300:SV00:Tn00\
:UI00:Uj00:VT00:WR00:W[004_P00:Wj004_[00:Wo00:XO00:Xb00:Y3004`o004a@00:YE00:YP00:Y`004b=00:Yo00:ZA00:ZV00:Z]00:Zn004dE00\
:[:00:[N00:[a00:[n00:\\600:\\K00:\\X006e7004f=00:\\a00:]200:]C004gA00:]T001L?001LC001LM001LR001LV001L`008g_001Lo00:]_001M;00\
6g@00:]g00:^0006g]004hm004i600:^:00:^K00:^[00:^b00:_<004jK00:_F004jn004kL00:_Q00:_Y00:_f004Q1004l700:`0004lf001Po00:`;00\
4S?00:`I00:`\\00:`d00:`o00:a5001R500:aC00:aN00:a`004o@00:ae00:b0001S0004oj00:b700:b>00:bI00:bb00:bj00:c50051=0051G00:c?00\
4_[00:cF0051m00:cU00:c\\0052L00:cg00:d400:dG00:d[00:e800:e@00:e[00:ek00:f?00:fY00:f_001Wb0055\\00:fh00:g200:g=00:gB00:gP00\
:g\\00:gi00:h600:h?00:hR00:hj00:iC00:iT00:in00:j=00:jL00:jk00:k800:kI00:k\\00:l200:l<00:lM00:l_00:le005;m005<700:m400:mC00\
:mI00:mW00:m^001][00:mh00:n6006=O00:nF00:nT005>Y005>_001^g00:ne005?900:o700:og00;0800;0W00;0`00;0l00;1600;1B00;1N005AY00\
5Ac005Am00;1^00;1e00;2200;2900;2@00;2I00;2P00;2\\00;2c00;3000;3:00;3D00;3Q00;3^00;3k00;4800;4E00;4L00;4S00;4l00;5300;5:00\
;5A00;5H00;5O00;5V00;5`00;5j00;6900;6@00;6J00;6V00;6`00;6o00;7900;7@00;7R00;7^00;8;00;8M00;8T00;9E00;9R00;9e00;9l00;:300\
;::00;:G00;:N00;:U007Kf00;:e00;;500;;N00;;U00;;\\00;;c00;;m00;<700;<A00;<N00;<U00;=100;=800;=H00;=O00;=a00;=n00;>8007OZ00\
;>?00;>M00;>M00;>T00;>T007P;00;>[00;>e00;>o007PZ00;?600;?=00;?D00;?K00;?X00;?_00;?f00;?m00;@400;@J00;@]00;A000;AC00;A\\00\
;B>00;BT00;CN00;DH00;Dd00;ED00;Em00;FQ00;Fj00;G@00;G_00;HG00;HN00;H^00;He00;Hl00;I300;IC00;IS00;I]00;Ij00;JJ00;JZ00;Ja00\
;Jn00;K800;KK00;KX00;Ke00;Kl00;L900;L@00;LM00;LW00;La00;Lh00;Lo00;MB007fV00;MO00;MV00;Mc00;N000;N=00;NJ00;NT001L?001LC00\
1LM001LR001LV001L`008g_001Lo00;N^001M;00;Ne00;Nl00;O300;O=00;OD00;OK00;OU00;O\\00;Oc00;Oj00;P700;PA00;PP00;P]00;Pl00;Q300\
;Q=00;QJ00;QQ007lK00;Q`00;Qm007m100;R400;?D00;RA00;RN00;RU00;R\\00;Rc00;S300;S:00;SG00;SV00;S]00;Sg00;Sn00;T50080R00;T<00\
;TC00;TJ00;Tc00;Tj00;U300;U:00;UA0082L00;UH00;UO00;U\\00;Uc00;Uj00;V100;V800;V?00;VL00;VY00;Vi00;Vm00;W@00;WJ00;W]0086>00\
;X000;X:00;XA00;XN00;XU00;Xb0087S00;Xi00;Y600;YI00;Y\\00;Yi00;Z600;ZF00;ZV00;Z`00;[300;[=00;[I00;[X00;[d00;[k00;\\200;\\;00\
;\\D00;\\T00;\\^00;\\e00;\\o00;]600;]?00;]I00;]S00;]_00;]f00;]o00;^600;^@00;^J00;^S00;^]00;^i00;_0001^g00;_900;_F00;_O00;IS00\
;`700;`O00;`V00;?600;`_00;`f00;a0008C`008Cj00;a=\u{1c}action.activate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.\
drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.increment\u{1c}action.magic-tap\u{1c}action.next-page\u{1c}action.previous-page\u{1c}action.\
scroll-down\u{1c}action.scroll-left\u{1c}action.scroll-right\u{1c}action.scroll-up\u{1c}action.show-menu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}acti\
vity.mail\u{1c}add\u{1c}back\u{1c}banner.message\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}chart.area\u{1c}chart.bar\u{1c}chart.by\u{1c}chart.chart\u{1c}chart.line\u{1c}chart.lis\
t\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}chart.series\u{1c}chart.subject\u{1c}chart.summary\u{1c}chart.values\u{1c}close\u{1c}cod\
e.leave-hint\u{1c}code.tab-indents\u{1c}code.tab-moves-focus\u{1c}code.title\u{1c}color.blue\u{1c}color.color\u{1c}color.color-grid\u{1c}color.green\u{1c}color.\
grid\u{1c}color.hexadecimal\u{1c}color.opacity\u{1c}color.pick-on-screen\u{1c}color.recent\u{1c}color.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-progre\
ss\u{1c}control.maximum\u{1c}control.minimum\u{1c}control.more-info\u{1c}control.page\u{1c}control.page-of\u{1c}control.progress\u{1c}control.progress-halt\
ed\u{1c}control.rating\u{1c}control.rating-of\u{1c}control.refreshing\u{1c}control.show-values\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}\
date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-month\u{1c}date.previous-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}\
edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-all\u{1c}error.cannot-play\u{1c}error.damaged-file\u{1c}error.download-cancel\
led\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecure\u{1c}error.invalid-image\u{1c}error.media-backend\u{1c}error.network\u{1c}erro\
r.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}error.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-for\
mat\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}files.choose-folder\u{1c}files.open\u{1c}find.all\u{1c}find.field\u{1c}find.ignore-case\u{1c}find.next\u{1c}\
find.none\u{1c}find.options\u{1c}find.position\u{1c}find.previous\u{1c}find.replace\u{1c}find.replace-all\u{1c}find.replacement\u{1c}find.total\u{1c}find.whole-\
words\u{1c}find.wrap-around\u{1c}font.fonts\u{1c}font.system\u{1c}format.align-center\u{1c}format.align-justified\u{1c}format.align-left\u{1c}format.align-\
right\u{1c}format.bar\u{1c}format.bold\u{1c}format.bulleted-list\u{1c}format.color\u{1c}format.italic\u{1c}format.mixed\u{1c}format.numbered-list\u{1c}format.si\
ze\u{1c}format.size-decrease\u{1c}format.size-increase\u{1c}format.strikethrough\u{1c}format.underline\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key\
.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.space\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}lis\
t.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}me\
dia.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unm\
ute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu\
.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}\
program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.sugges\
tions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-colum\
ns\u{1c}split.inspector-width\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.m\
ore\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.mov\
e-column-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}table.widen-column\u{1c}token.added\u{1c}token.rejected\u{1c}token.remove\
d\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}typ\
e.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type\
.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.u\
rl\u{1c}type.values\u{1c}type.video-format\u{1c}unavailable.check-spelling\u{1c}unavailable.no-results\u{1c}unavailable.no-results-for\u{1c}undo\u{1c}undo.\
action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}C\
ancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scr\
oll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom out\u{1c}Send by Email\u{1c}Add\u{1c}Back\u{1c}Message\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar cha\
rt\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1\
$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Press Escape and then Tab to move to the next el\
ement.\u{1c}Tab indents\u{1c}Tab moves the focus\u{1c}Code\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Pick a color on \
the screen\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}Maximum\u{1c}Minimum\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\
\u{1c}Progress halted\u{1c}Rating\u{1c}%1$@ of %2$@\u{1c}Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Pr\
evious month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is dama\
ged.\u{1c}The download was cancelled.\u{1c}The file does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is\
 not secure.\u{1c}The image cannot be read.\u{1c}Video and audio cannot be played, because GStreamer is not installed.\u{1c}The server \
cannot be reached, or does not have the file.\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The\
 server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe server took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The \
server did not answer.\u{1c}The file cannot be read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:”\
 are not supported.\u{1c}Fast forward\u{1c}Choose Folder\u{1c}Open\u{1c}All\u{1c}Find\u{1c}Ignore Case\u{1c}Next result\u{1c}No results\u{1c}Search options\u{1c}%1$lld of\
 %2$lld\u{1c}Previous result\u{1c}Replace\u{1c}Replace all\u{1c}Replace with\u{1c}\u{1e}1\u{1f}o%lld result\u{1f}x%lld results\u{1c}Whole Words\u{1c}Wrap Around\u{1c}Fonts\u{1c}Sys\
tem Font\u{1c}Center\u{1c}Justify\u{1c}Align left\u{1c}Align right\u{1c}Formatting\u{1c}Bold\u{1c}Bulleted list\u{1c}Text color\u{1c}Italic\u{1c}Mixed\u{1c}Numbered list\u{1c}Text \
size\u{1c}Decrease text size\u{1c}Increase text size\u{1c}Strikethrough\u{1c}Underline\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\
\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%\
lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Un\
mute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settin\
gs…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel searc\
h\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first co\
lumn\u{1c}Hide columns\u{1c}Width of the inspector\u{1c}Width of the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}M\
ore\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Colu\
mn\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}%@ added\u{1c}%@ cannot be added\u{1c}%@ removed\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or\
 video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich \
text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Check the spelling or try a new sear\
ch.\u{1c}No Results\u{1c}No Results for “%@”\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السح\
ب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى الي\
سار\u{1c}التمرير إلى اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إرسال عبر البريد الإلكتروني\u{1c}إضافة\u{1c}رجوع\u{1c}رسالة\u{1c}الإشارا\
ت المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخ\
طط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\
\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}اضغط على Escape ثم Tab للانتقال إلى العنصر التا\
لي.\u{1c}مفتاح Tab يزيد المسافة البادئة\u{1c}مفتاح Tab ينقل التركيز\u{1c}شيفرة\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\
\u{1c}اختيار لون من الشاشة\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}الحد الأقصى\u{1c}الحد الأدنى\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصف\
حة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}التقييم\u{1c}%1$@ من %2$@\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعا\
ت\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل ال\
ملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}ل\
ا يمكن تشغيل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التو\
جيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق ال\
خادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld\
 ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ\
 بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}الكل\u{1c}بحث\u{1c}تجاهل حالة الأحرف\u{1c}النتيجة التالية\u{1c}لا توجد نتائج\u{1c}خيارات البحث\u{1c}%\
1$lld من %2$lld\u{1c}النتيجة السابقة\u{1c}استبدال\u{1c}استبدال الكل\u{1c}استبدال بـ\u{1c}\u{1e}1\u{1f}zلا نتائج\u{1f}oنتيجة واحدة\u{1f}tنتيجتان\u{1f}f%lld نتائج\u{1f}m%lld نتي\
جة\u{1f}x%lld نتيجة\u{1c}كلمات كاملة\u{1c}متابعة من البداية\u{1c}الخطوط\u{1c}خط النظام\u{1c}توسيط\u{1c}ضبط\u{1c}محاذاة إلى اليسار\u{1c}محاذاة إلى اليمين\u{1c}التنسيق\u{1c}غامق\
\u{1c}قائمة نقطية\u{1c}لون النص\u{1c}مائل\u{1c}مختلط\u{1c}قائمة مرقّمة\u{1c}حجم النص\u{1c}تصغير النص\u{1c}تكبير النص\u{1c}يتوسطه خط\u{1c}تسطير\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\
\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld سا\
عة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقت\
ًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مست\
وى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إن\
هاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}إلغاء ال\
بحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود \
الأول\u{1c}إخفاء الأعمدة\u{1c}عرض المفتش\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر م\
شاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\
\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}تمت إضافة %@\u{1c}لا يمكن إضافة %@\u{1c}تمت إزالة %@\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صو\
ت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}\
نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق من التهجئة أو جرّب بحثًا جديد\
ًا.\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}Ziehen abbrech\
en\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\u{1c}Nach unten scrollen\
\u{1c}Nach links scrollen\u{1c}Nach rechts scrollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Per E-Mail senden\u{1c}Hinz\
ufügen\u{1c}Zurück\u{1c}Meldung\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\
\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%l\
ld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Escape und dann Tab führt zum nächsten Element.\u{1c}Tab rückt ein\u{1c}Tab wechselt das Element\u{1c}Bla\
u\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Farbe vom Bildschirm aufnehmen\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Re\
gler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Bewertung\u{1c}%1$@ von %2$\
@\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}L\
öschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben \
werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht meh\
r benötigt.\u{1c}Die Verbindung zum Server ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio können nicht\
 wiedergegeben werden, weil GStreamer nicht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}D\
er Server leitet endlos weiter.\u{1c}Der Server hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet\
.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekunde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat n\
icht geantwortet.\u{1c}Die Datei kann nicht gelesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%\
@:“ beginnen, werden nicht unterstützt.\u{1c}Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Alle\u{1c}Suchen\u{1c}Groß-/Kleinschreibung ignorieren\u{1c}N\
ächstes Ergebnis\u{1c}Keine Ergebnisse\u{1c}Suchoptionen\u{1c}%1$lld von %2$lld\u{1c}Vorheriges Ergebnis\u{1c}Ersetzen\u{1c}Alle ersetzen\u{1c}Ersetzen dur\
ch\u{1c}\u{1e}1\u{1f}o%lld Ergebnis\u{1f}x%lld Ergebnisse\u{1c}Ganze Wörter\u{1c}Am Anfang fortsetzen\u{1c}Schriften\u{1c}Systemschrift\u{1c}Zentriert\u{1c}Blocksatz\u{1c}Link\
sbündig\u{1c}Rechtsbündig\u{1c}Formatierung\u{1c}Fett\u{1c}Aufzählung\u{1c}Textfarbe\u{1c}Kursiv\u{1c}Gemischt\u{1c}Nummerierte Liste\u{1c}Schriftgröße\u{1c}Schrift verkl\
einern\u{1c}Schrift vergrößern\u{1c}Durchgestrichen\u{1c}Unterstrichen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabul\
ator\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beend\
et\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}\u{1e}1\u{1f}o%lld Se\
kunde\u{1f}x%lld Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}M\
enü\u{1c}Weitere Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwe\
ndet.\u{1c}Wiederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vors\
chläge\u{1c}Einstellungen\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ers\
ten Spalte\u{1c}Spalten ausblenden\u{1c}Breite des Inspektors\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\
\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spa\
lte nach vorn bewegen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}%@ hinzugefügt\u{1c}%@ kann nicht hinzuge\
fügt werden\u{1c}%@ entfernt\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-D\
okument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@\
-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Überprüfen Sie die Schreibweise oder suchen Sie nach etwas anderem.\u{1c}Keine Ergebnisse für „%@\
“\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activar\u{1c}Cancelar arra\
stre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acción principal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Despl\
azar hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desplazar hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Env\
iar por correo electrónico\u{1c}Añadir\u{1c}Atrás\u{1c}Mensaje\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %\
2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld seri\
es\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Pulsa Escape y después Tabulador para ir al siguiente e\
lemento.\u{1c}Tabulador aplica sangría\u{1c}Tabulador mueve el foco\u{1c}Código\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexa\
decimal\u{1c}Opacidad\u{1c}Elegir un color de la pantalla\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Máximo\u{1c}Mínimo\u{1c}Más \
información\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Valoración\u{1c}%1$@ de %2$@\u{1c}Actualizando\u{1c}Mostrar valor\
es\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\
\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el archivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la descarga.\
\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión con el servidor no es segura.\u{1c}No se puede leer la image\
n.\u{1c}No se pueden reproducir vídeo ni audio porque GStreamer no está instalado.\u{1c}No se puede acceder al servidor o este no \
tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respondió con el error %lld.\u{1c}El servidor envió más de %lld M\
B.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No se p\
uede leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}Las direcciones que empiezan por «%@:» no son compatibles\
.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Todo\u{1c}Buscar\u{1c}Ignorar mayúsculas\u{1c}Resultado siguiente\u{1c}Sin resultados\u{1c}Opciones de búsque\
da\u{1c}%1$lld de %2$lld\u{1c}Resultado anterior\u{1c}Reemplazar\u{1c}Reemplazar todo\u{1c}Reemplazar por\u{1c}\u{1e}1\u{1f}o%lld resultado\u{1f}m%lld resultados\u{1f}x%l\
ld resultados\u{1c}Palabras completas\u{1c}Continuar desde el principio\u{1c}Fuentes\u{1c}Fuente del sistema\u{1c}Centrar\u{1c}Justificar\u{1c}Alinear a la\
 izquierda\u{1c}Alinear a la derecha\u{1c}Formato\u{1c}Negrita\u{1c}Lista con viñetas\u{1c}Color del texto\u{1c}Cursiva\u{1c}Mixto\u{1c}Lista numerada\u{1c}Tamaño de\
l texto\u{1c}Reducir el texto\u{1c}Aumentar el texto\u{1c}Tachado\u{1c}Subrayado\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascendente\u{1c}Cont\
raer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\
\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\u{1e}1\u{1f}o%lld segu\
ndo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla completa\u{1c}Archivo\u{1c}Pantalla compl\
eta\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Repr\
oducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroceder\u{1c}Guardar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}\
Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No hay sugerencias\u{1c}Columnas\u{1c}Ancho de la prim\
era columna\u{1c}Ocultar columnas\u{1c}Ancho del inspector\u{1c}Ancho de la segunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Desta\
cados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna \
hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho de columna\u{1c}Ensanchar columna\u{1c}Se ha añadido %@\u{1c}No\
 se puede añadir %@\u{1c}Se ha eliminado %@\u{1c}Reintentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Dato\
s\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\
\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fuente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ort\
ografía o prueba con otra búsqueda.\u{1c}Sin resultados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siemp\
re visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}D\
époser : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la ga\
uche\u{1c}Faire défiler vers la droite\u{1c}Faire défiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Envoyer par e-mail\u{1c}Ajoute\
r\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courb\
es\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2\
$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Appuyez sur Échap puis sur Tab pour passer à l’élément suivant.\u{1c}T\
ab indente\u{1c}Tab déplace le focus\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Prélever une coul\
eur à l’écran\u{1c}Couleur récente %@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progres\
sion interrompue\u{1c}Note\u{1c}%1$@ sur %2$@\u{1c}Actualisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précéden\
t\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être l\
u.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargement a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La \
connexion au serveur n’est pas sécurisée.\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car\
 GStreamer n’est pas installé.\u{1c}Le serveur est injoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le\
 serveur a répondu avec l’erreur %lld.\u{1c}Le serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}x\
Le serveur a mis plus de %lld secondes.\u{1c}Le serveur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les a\
dresses qui commencent par « %@: » ne sont pas prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\u{1c}Tout\u{1c}Rechercher\
\u{1c}Ignorer la casse\u{1c}Résultat suivant\u{1c}Aucun résultat\u{1c}Options de recherche\u{1c}%1$lld sur %2$lld\u{1c}Résultat précédent\u{1c}Remplacer\u{1c}To\
ut remplacer\u{1c}Remplacer par\u{1c}\u{1e}1\u{1f}o%lld résultat\u{1f}m%lld résultats\u{1f}x%lld résultats\u{1c}Mots entiers\u{1c}Reprendre au début\u{1c}Polices\u{1c}Pol\
ice système\u{1c}Centrer\u{1c}Justifier\u{1c}Aligner à gauche\u{1c}Aligner à droite\u{1c}Mise en forme\u{1c}Gras\u{1c}Liste à puces\u{1c}Couleur du texte\u{1c}Italiq\
ue\u{1c}Mixte\u{1c}Liste numérotée\u{1c}Taille du texte\u{1c}Réduire le texte\u{1c}Agrandir le texte\u{1c}Barré\u{1c}Souligné\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\
\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Croissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le\
 haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}\u{1e}1\u{1f}o%lld secon\
de\u{1f}x%lld secondes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Charge\
ment…\u{1c}Plus de menus\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cou\
rs d’utilisation.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Port\
ée\u{1c}Réglages\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première col\
onne\u{1c}Masquer les colonnes\u{1c}Largeur de l’inspecteur\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélecti\
on\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer l\
a colonne\u{1c}Avancer la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Ajout de %@\u{1c}Impossi\
ble d’ajouter %@\u{1c}Suppression de %@\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de données\u{1c}Docume\
nt %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code source %@\u{1c}T\
exte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthographe ou lancez une nouvelle recherche.\u{1c}Aucun résultat pour «\
 %@ »\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascin\
amento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aumenta\u{1c}Azione principale\u{1c}Pagina successiva\u{1c}Pagina preceden\
te\u{1c}Scorri verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorri verso destra\u{1c}Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}In\
via per email\u{1c}Aggiungi\u{1c}Indietro\u{1c}Messaggio\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Gr\
afico\u{1c}Grafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$\
@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Premi Esc e poi Tab per passare all’elemento successivo.\u{1c}Tab \
applica il rientro\u{1c}Tab sposta il focus\u{1c}Codice\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Preleva un\
 colore dallo schermo\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Massimo\u{1c}Minimo\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1\
$lld di %2$lld\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Valutazione\u{1c}%1$@ su %2$@\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}O\
ra\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Selezi\
ona tutto\u{1c}Impossibile riprodurre il file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’im\
magine non è più necessaria.\u{1c}La connessione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodur\
re video e audio, perché GStreamer non è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindiriz\
za all’infinito.\u{1c}Il server ha risposto con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegat\
o più di %lld secondo.\u{1f}xIl server ha impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il fi\
le.\u{1c}Il formato del file non è supportato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli\
 cartella\u{1c}Apri\u{1c}Tutto\u{1c}Trova\u{1c}Ignora maiuscole/minuscole\u{1c}Risultato successivo\u{1c}Nessun risultato\u{1c}Opzioni di ricerca\u{1c}%1$lld di\
 %2$lld\u{1c}Risultato precedente\u{1c}Sostituisci\u{1c}Sostituisci tutto\u{1c}Sostituisci con\u{1c}\u{1e}1\u{1f}o%lld risultato\u{1f}m%lld risultati\u{1f}x%lld risu\
ltati\u{1c}Parole intere\u{1c}Riprendi dall’inizio\u{1c}Font\u{1c}Font di sistema\u{1c}Centra\u{1c}Giustifica\u{1c}Allinea a sinistra\u{1c}Allinea a destra\u{1c}Form\
attazione\u{1c}Grassetto\u{1c}Elenco puntato\u{1c}Colore del testo\u{1c}Corsivo\u{1c}Misto\u{1c}Elenco numerato\u{1c}Dimensione del testo\u{1c}Riduci il testo\u{1c}I\
ngrandisci il testo\u{1c}Barrato\u{1c}Sottolineato\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Esp\
andi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\
\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audi\
o\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazion\
i…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}An\
nulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimen\
to\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza dell’inspector\u{1c}Larghezza della seconda colonna\u{1c}Inter\
rompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pannello pre\
cedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi colonna\u{1c}Adatta larghezza colonna\
\u{1c}Allarga colonna\u{1c}Aggiunto: %@\u{1c}Impossibile aggiungere %@\u{1c}Rimosso: %@\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro ele\
ttronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgente\
\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Video %@\u{1c}Controlla l’ortografia o prova un’altra ricerca.\u{1c}Nessun ri\
sultato per “%@”\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristina\u{1c}\
アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮\
小\u{1c}メールで送信\u{1c}追加\u{1c}戻る\u{1c}メッセージ\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%\
2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}Escapeキー、続けてTabキーを押すと次の要素に移動します。\u{1c}Tabキーで字下げ\u{1c}Tabキーでフォーカスを移動\u{1c}コード\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\
\u{1c}不透明度\u{1c}画面から色を選択\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}最大値\u{1c}最小値\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}評価\u{1c}%2$@段階中%1$@\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\
\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は\
不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイ\
レクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に\
対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開く\u{1c}すべて\u{1c}検索\u{1c}大文字/小文字を区別しない\u{1c}次の結果\u{1c}結果なし\u{1c}検索オプション\u{1c}%1$lld/%2$lld\u{1c}前の結果\u{1c}置換\u{1c}すべて置換\u{1c}置換文\
字列\u{1c}\u{1e}1\u{1f}x%lld件の結果\u{1c}単語全体\u{1c}先頭に戻って検索\u{1c}フォント\u{1c}システムフォント\u{1c}中央揃え\u{1c}両端揃え\u{1c}左揃え\u{1c}右揃え\u{1c}書式\u{1c}太字\u{1c}箇条書き\u{1c}文字色\u{1c}斜体\u{1c}混在\u{1c}番号付きリスト\u{1c}文字サイズ\u{1c}文字を小さく\u{1c}文字を大きく\u{1c}取り消し線\u{1c}下線\u{1c}\
スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x\
%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用\
中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}インスペクタの幅\u{1c}2番目のカラムの幅\
\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}%@を追加しました\u{1c}%@は追加できません\u{1c}%@\
を削除しました\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリ\
プト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}“%@”の結果なし\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻\
す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}Verhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vor\
ige pagina\u{1c}Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Verstuur via e-mail\
\u{1c}Toevoegen\u{1c}Terug\u{1c}Bericht\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waard\
en\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waard\
en\u{1c}Sluiten\u{1c}Druk op Escape en daarna op Tab om naar het volgende onderdeel te gaan.\u{1c}Tab springt in\u{1c}Tab verplaatst de focu\
s\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Kies een kleur op het scherm\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifre\
gelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Beoordeling\u{1c}%1$@ van %2$@\u{1c}Bezig m\
et vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}\
Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden afgespeeld.\u{1c}Het bestand is besc\
hadigd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}De verbinding met de ser\
ver is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunnen niet worden afgespeeld, omdat GStrea\
mer niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De se\
rver antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\
\u{1f}xDe server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De b\
estandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Kies map\
\u{1c}Openen\u{1c}Alles\u{1c}Zoek\u{1c}Negeer hoofdletters\u{1c}Volgend resultaat\u{1c}Geen resultaten\u{1c}Zoekopties\u{1c}%1$lld van %2$lld\u{1c}Vorig resultaat\u{1c}Ve\
rvang\u{1c}Vervang alles\u{1c}Vervang door\u{1c}\u{1e}1\u{1f}o%lld resultaat\u{1f}x%lld resultaten\u{1c}Hele woorden\u{1c}Ga verder bij begin\u{1c}Lettertypen\u{1c}Systee\
mlettertype\u{1c}Centreren\u{1c}Uitvullen\u{1c}Links uitlijnen\u{1c}Rechts uitlijnen\u{1c}Opmaak\u{1c}Vet\u{1c}Lijst met opsommingstekens\u{1c}Tekstkleur\u{1c}Cursie\
f\u{1c}Gemengd\u{1c}Genummerde lijst\u{1c}Tekstgrootte\u{1c}Tekst kleiner\u{1c}Tekst groter\u{1c}Doorgestreept\u{1c}Onderstreept\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invo\
uwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\
\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld sec\
onden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Afslui\
ten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Ve\
rnieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}\
Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte van\
 het infovenster\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Mees\
t bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\
\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolom\u{1c}%@ toegevoegd\u{1c}%@ kan niet worden toegevoegd\u{1c}%@ verwijderd\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%\
@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderd\
eel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Controleer de spel\
ling of probeer een andere zoekopdracht.\u{1c}Geen resultaten voor ‘%@’\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naa\
mloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeci\
ągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}Główna czynność\u{1c}Następna strona\u{1c}Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń\
 w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Wyślij e-mailem\u{1c}Dodaj\u{1c}Wstecz\u{1c}Komunikat\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykr\
es warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykre\
s kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m\
%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Naciśnij Escape, a następnie Tab, aby przejść do następnego elementu.\u{1c}Tab dodaje wc\
ięcie\u{1c}Tab przenosi fokus\u{1c}Kod\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Wybierz kolor z ek\
ranu\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Maksimum\u{1c}Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatr\
zymano\u{1c}Ocena\u{1c}%1$@ z %2$@\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzed\
ni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik je\
st uszkodzony.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie \
jest bezpieczne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć wideo ani dźwięku, ponieważ GStreamer nie jest zainstalo\
wany.\u{1c}Serwer jest niedostępny lub nie ma pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer \
wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebo\
wał ponad %lld sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format\
 pliku nie jest obsługiwany.\u{1c}Adresy zaczynające się od „%@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\
\u{1c}Wszystkie\u{1c}Znajdź\u{1c}Ignoruj wielkość liter\u{1c}Następny wynik\u{1c}Brak wyników\u{1c}Opcje wyszukiwania\u{1c}%1$lld z %2$lld\u{1c}Poprzedni wynik\u{1c}\
Zamień\u{1c}Zamień wszystkie\u{1c}Zamień na\u{1c}\u{1e}1\u{1f}o%lld wynik\u{1f}f%lld wyniki\u{1f}m%lld wyników\u{1f}x%lld wyniku\u{1c}Całe wyrazy\u{1c}Szukaj od początku\u{1c}\
Czcionki\u{1c}Czcionka systemowa\u{1c}Wyśrodkuj\u{1c}Wyjustuj\u{1c}Wyrównaj do lewej\u{1c}Wyrównaj do prawej\u{1c}Formatowanie\u{1c}Pogrubienie\u{1c}Lista punkt\
owana\u{1c}Kolor tekstu\u{1c}Kursywa\u{1c}Mieszane\u{1c}Lista numerowana\u{1c}Rozmiar tekstu\u{1c}Zmniejsz tekst\u{1c}Powiększ tekst\u{1c}Przekreślenie\u{1c}Podkreśl\
enie\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzani\
em\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld godziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld m\
inut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycja\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz \
dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: \
%@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\
\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapam\
iętaj pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość inspektora\u{1c}Szerokoś\
ć drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna k\
arta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj \
szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Dodano: %@\u{1c}Nie można dodać: %@\u{1c}Usunięto: %@\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwi\
ęk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Ele\
ment\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}\
Sprawdź pisownię lub spróbuj wyszukać coś innego.\u{1c}Brak wyników dla „%@”\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zaw\
sze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Ação principal\
\u{1c}Próxima página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a direita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Enviar \
por e-mail\u{1c}Adicionar\u{1c}Voltar\u{1c}Mensagem\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de dispe\
rsão\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Pressione Escape e depois Tab para ir ao próximo elemento.\u{1c}Tab recua\u{1c}Tab move o foco\u{1c}Cor\u{1c}Gr\
ade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Escolher uma cor da tela\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mais infor\
mações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Avaliação\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Lim\
par texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi \
cancelado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não é segura.\u{1c}Não é possível l\
er a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O servidor não pode ser aces\
sado ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %lld.\u{1c}O servidor enviou mais \
de %lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segundos.\u{1c}O servidor não respo\
ndeu.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começam com “%@:” não são compa\
tíveis.\u{1c}Avançar\u{1c}Escolher pasta\u{1c}Tudo\u{1c}Ignorar maiúsculas/minúsculas\u{1c}Próximo resultado\u{1c}Nenhum resultado\u{1c}Opções de busca\u{1c}Sub\
stituir\u{1c}Substituir tudo\u{1c}Substituir por\u{1c}Palavras inteiras\u{1c}Continuar do início\u{1c}Fontes\u{1c}Fonte do Sistema\u{1c}Centralizar\u{1c}Alinhar\
 à esquerda\u{1c}Alinhar à direita\u{1c}Formatação\u{1c}Negrito\u{1c}Lista com marcadores\u{1c}Cor do texto\u{1c}Itálico\u{1c}Tamanho do texto\u{1c}Diminuir o t\
exto\u{1c}Aumentar o texto\u{1c}Sublinhado\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reproduçã\
o\u{1c}Encerrado\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\
\u{1c}Carregando…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refaz\
er %@\u{1c}Atualizar\u{1c}Salvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma suges\
tão encontrada\u{1c}Colunas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura do inspetor\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Co\
ntatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover col\
una para trás\u{1c}Mover coluna para frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Adicionado: %@\u{1c}Não é po\
ssível adicionar %@\u{1c}Removido: %@\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio %@\u{1c}Áudio ou vídeo\u{1c}Livro\
 eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simples\u{1c}Texto formatado\u{1c}Código\
-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Verifique a ortografia ou tente uma nova busca.\u{1c}Nenhum Resultado\u{1c}Nenhum Resulta\
do para “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}主要操作\u{1c}下一页\u{1c}上\
一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}通过电子邮件发送\u{1c}添加\u{1c}返回\u{1c}消息\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%\
lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}按下Escape再按Tab可移到下一个元素。\u{1c}Tab键缩进\u{1c}Tab键移动焦点\u{1c}代码\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}从屏\
幕取色\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}最大值\u{1c}最小值\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}评分\u{1c}%1$@，满分%2$@\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\
\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，或\
服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}选\
择文件夹\u{1c}打开\u{1c}全部\u{1c}查找\u{1c}忽略大小写\u{1c}下一个结果\u{1c}无结果\u{1c}查找选项\u{1c}第 %1$lld 个，共 %2$lld 个\u{1c}上一个结果\u{1c}替换\u{1c}全部替换\u{1c}替换为\u{1c}\u{1e}1\u{1f}x%lld 个结果\u{1c}全字匹配\u{1c}循环查找\u{1c}字体\u{1c}系统字体\u{1c}居中\u{1c}两端对齐\u{1c}左对齐\u{1c}右对\
齐\u{1c}格式\u{1c}粗体\u{1c}项目符号列表\u{1c}文字颜色\u{1c}混合\u{1c}编号列表\u{1c}文字大小\u{1c}缩小文字\u{1c}放大文字\u{1c}删除线\u{1c}下划线\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静\
音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\
\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}检查器的宽度\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向\
前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}已添加%@\u{1c}无法添加%@\u{1c}已移除%@\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\
\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试新的搜索。\u{1c}没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “%@ cannot be added”
    package static func tokenRejected(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 232, .text(argument1))
    }
    /// “%@ removed”
    package static func tokenRemoved(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 233, .text(argument1))
    }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 234) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 235) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 236, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 237, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 238) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 239) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 240) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 241) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 242) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 243, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 244) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 245) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 246, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 247) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 248, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 249) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 250) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 251) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 252, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 253) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 254, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 255) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 256, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 257) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 258) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 259, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 260) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 261) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 262, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 263) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 264, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 265) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 266) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 267) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 268) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 269) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 270) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 271) }
}
}
