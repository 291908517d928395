// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: 47f847bccf092d024bd6652c87e6b3736b9b4f276584e490ebd4abf1c7fd0ef0

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 269 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d0004h0004m0005<0005F0005M0005T0005_0005i000620006>0006I0006T0006b000720007>0007K0007X0007f0008400\
08A0008G0008W0008h0009=0009H0009S0009_000:0000:<000:G000:Y000:g000;<000;I000;S000;a000;i000<=000<M000<]000<o000=<000=L00\
0=]000>5000>D000>V000>i000?=000?G000?P000?`000?j000@5000@A000@N000@Y000@i000A=000AG000AQ000AX000A]000Ab000B2000B<000BE00\
0BP000B`000C2000CE000C^000D3000DI000DX000Dl000E@000EN000Ea000En000F>000FM000F_000G5000GN000Gg000H4000HH000HS000H\\000Hg00\
0I8000IB000IL000IY000Ig000J5000JB000JS000Jd000Jo000K@000KQ000K\\000Kh000L<000LS000Le000M8000MC000MO000M\\000Mj000N7000NC00\
0NX000Nm000OB000OS000O[000Oi000P5000P@000PN000PZ000Pe000Po000Q9000QA000QP000Q^000Qm000R=000RI000RW000Rf000S3000S?000SN00\
0SZ000Sf000T4000TB000TM000TZ000Th000U7000UI000UW000Ud000V0000V=000VO000VY000Vo000W9000WJ000WT000Wa000Wk000X;000XK000XU00\
0Xc000Xm000Y9000Y<000YE000YK000YP000Y_000Yd000Z0000Z8000Z>000ZE000ZJ000ZQ000Z_000Zn000[;000[N000[W000[]000[m000\\<000\\P00\
0\\^000]0000]C000]Y000]l000^1000^>000^L000^Z000^g000_3000_<000_L000_\\000_e000`2000`>000`L000`g000aA000aU000an000bA000bM00\
0b\\000bj000c4000cA000cU000cg000d;000dE000dO000d]000dk000e@000eN000eZ000em000f8000fJ000fT000fd000g3000gF000gW000go000h900\
0hJ000hS000h_000i1000iL000ic000j>000jC000jO000j]000ji000k2000kG000kW000kg000l6000l?000lK000lU000lZ000lb000lg000lo000m900\
0mE000mO000m]000mi000n5000nB000nL000nV000n^000ng000nk000o0000o8000oB000oI000oP000o[000oe00102001080010C0010N0010V0010d00\
1110011;0011X0011c0012@0012\\0012b0013Y0013e001490014>0014C0014I0014T0014Z0014_001520015:0015U0015e0015i00161001690016E00\
16M0016U0016_0016d0017:0017C0017S0017Z0017g001820018>0018C0018G0018M0018R0018X0018_0018g0018m001980019G0019L0019Q0019X00\
19]0019b0019m001:2001:6001:<001:G001:b001;7001;S001;l001<K001=7001=Q001>W001?P001@2001@W001A:001BN001Bi001CB001Ck001Db00\
1Do001E=001EB001EF001EK001EW001Ec001En001F=001FN001F^001Ff001G2001G?001G]001Gi001H5001H;001HG001HN001HV001Ha001Hm001I800\
1I=001IH001IO001IU001I_001J2001JE001JS001J]001Ja001Jk001K0001K4001K>001KF001KM001KS001KY001K]001Kg001L0001L:001LE001LL00\
1LU001L_001Lg001Lm001M?001ME001M_001Mg001NE001NJ001NQ001NY0017Z001Nb001O@001OG001OM001OT0019]001Oa001P2001P7001PC001PH00\
1PS001PX001Pc001Q1001Q6001QB001QG001QN001QQ001QZ001Q`001Qe001R<001RA001RI001RQ001RW001R^001Rc001Rj001S8001S@001SF001SR00\
1S[001Sa001T1001T@001TQ001TY001U3001U@001UW001V2001V7001V@001VJ001VT001V]001Ve001Vj001W6001WB001WK001WX001W`001Wj001X?00\
1XS001Xa001Y4001YA001YJ001Y]001Yh001Z2001Z:001ZE001ZN001Z]001Zm001[2001[;001[D001[P001[Y001[`001[j001\\0001\\9001\\>001\\I00\
1\\S001\\]001\\i001]8001]=001]E001]I001]Y001]b001^J001^U001^m001_20019Q001_:001_A001_J001_X001_a001_j001`2001`=001`S001`^00\
1`e001`o001a:001aH001aS001b1001bM001bi001cL001co001dR001e5001eO001eZ001ee001f0001f9001fD001ff001g7001gB001gV001gj001h;00\
1hD001hT001h`001i;001iT001ih001j<0011X001kj001lK001mk001n6001oI0020?0020f002110021:0021E0021]0021f0021o0022J0022Y0023?00\
23R0023[002450024@0024T0024j0025@0025\\0025i0026I0026V002730027B0027Q0027i0028?0028N0028Y0028_0028l0029;0029J0029Y0029d00\
2:<002:T002:_002:j002;1002;6002;A002;Q002;X002;]002;d002<8002<Z002<o002=O002=m002>T002?A002?e002A<002BY002CQ002D>002Dn00\
2JR002K0002KR002L;002M@002MT002Mj002N1002N:002NA002Nb002O@002OY002P1002PD002Pb002Q1002QI002Q]002SK002Sa002TB002TO002Ta00\
2Tl002U3002UT002V5002VD002VM002V]002Vf002W1002WA002WU002Wi002X;001J]001Ja001Jk001K0001K4001K>001KF001KM002XF001KY002XQ00\
2X^002Xc002Xl002Y9002YD002YM002Y_002Z1002Z8002Zd002Zo002\\S002\\k002^Y002^k002_C002_Y0027B002_f002aT002b1002b<002bR002bl00\
2c7002cV002c]002d1002d>002dY002dh002e@002eY002ed002f:002fA002fL002fW002fb002g6002gA002gm002h8002hF002hQ002hV002ha002N:00\
2hh002i>002iM002iZ002io002jB002jO002ji002kA002l2002lA002l`002m:002mN002mo002n:002nR002ne002o4002o?002oJ002oW002od0030>00\
30g0031P0031_0032;0032Z0033;0033S0034?0034W0034l0035H0035]003690036D0036R0036\\003730037M0037Z003820038=0038K0038c0038l00\
39C0039L0039X0039a0039o003:=003:K003:a003;C003;H003;P003;_003;o003<=002O@003=A003=f003>1003>D003>O003>^003?2001eO001eZ00\
3?S003?b003?m003@>003@I003@P003@Z003@b003@n003A7003AC003AR003Ab003B6003BJ003B_003C2003CA003CN003CZ003Cf003Cn003D6003DB00\
3DI003DS003Dd003E3003EB003EK0010C003EZ003Ef003F6003FD003FR0011X003Fn003GK003Ge003H0003Hb003I100149003IJ003IO003IU003I`00\
3If003Im003J=003JG003Jf003K@003KD003KK003KU0016E0016M003Kf003L4003L:003LR003L^003Li003M3003MA003MS003Mb003Mh0018G003Ml00\
3N30018X003N;003NC003NI003NY003Nj003O2003O7003O@003OG003OR003O`003Oi003P6003P@003PQ003Q<003QW003R7003RV003S:003Sf003TJ00\
3Ud003V^003W?003Wo003XY003Z?003Za003[F003\\4003]5003]?003]Q003]Y003]^003]e003^G003^Z003^k003_8003_J003_^003_g003`5003`D00\
3`g003a5003aJ003aT003ab003al003b6003bC003bQ003b^003bc003bm003c4003c=003cL003c`003d5003dE001J]003dS003d^001K0003dc003dk00\
3e4003e<003eE003eO003eY003ee003f0003f<003fG003fR003f^003fi001Lg003g3003gG003gO003gm003h:003hX003L^003hf001NY003M3003i900\
3iY001OG003ii003j5003OG003jH003jY003j_003jh003jn003k?003kE003kT003kf003kn003l@003lH001QN003lP001QZ003lZ003le003mB003mN00\
3m^003ml003n6003nD003]^003nN003n^003ni003o1003o=003oK003oR003oj0040>0040Y0040a0041:0041M0041c0042=0042C001V@0042L0042V00\
42`0042h0042m004350043B0043P0043_0043o0044B0044]004560045K0045b004650046E0046g004730047D0047K0047U0047^0047o004860048<00\
48F0048O0048[0048e0048l004960049;0049C0049J0049V0049h004:2004:<001]8004:I001]E004:Q004:^004:g003^Z004;m004<L004<Y003O700\
3e4004<j004=5004=J004=U004=`004>1004>9004>K004>U004>_004>l004?3004?>004?G004?Y004?k004@<004@R004@k004AB004AY004Ag004Ao00\
4B7004B?004BF004BN004BY004Ba004Bj004C=004CP004C^004Cg0010C004D;004DE004DU004Dm004E?0011X004E[004F5004FR004FY004GZ004H400\
4HL004HT0014C004HY004I0004I6004IB004IV004I_004J>004JP004JU004Jb004Jk004K4004K<004KD004KV004K^004L7004L@004LR004L^004Lk00\
4M8004MH004MN004MS004M_004Md004Mj004N1004N9004N=004NK004M_004NX004N]004Nf004Nl004O3004O@004OG004ON004OT004Oe004PH004Pb00\
4Q;004QQ004Qo004RZ004S6004TC004U?004U]004VG004Vk004XC004X^004Y;004Yd004Za004Zi004[=004[C004[H004[O004[c004\\7004\\F004\\\\00\
4\\m004]@004]K004][004]j004^_004_2004_O004_W004_j004`2004`=004`T004`i004a1004a9004aI004aQ004aW004ai004b:004bL004bT001J]00\
4b^001Jk001K0004bh004c0004c8004c>004cE001KY004cM004cX004ca004cl004d8004dA004dK004d]001Lg004e0004eK004eV004f0004f9004fW00\
4fa004fj004g8004L^004gB004gb004h1004h8004h@004hO004hX004i3004i;004iM004iS004i_004ie004j1004jE004jK004jV004je004jm004k500\
4k?004kE004kP004kj004l2004l=004lH004lR004l]004[H004le004m8004mC004mK004mW004m_004mi004n=004nR004ne004nn004oJ004o[004oo00\
50K0050S0050]0050g005110051<0051F0051K0051Z0051f005290052K0052U0052e0053@0053\\0053n0054G0054Y0054k0055B0055U0055`0055k00\
5690056B0056Q0056d0056j005780057B0057O0057^0057f005850058<0058F0058O0058a005930059@0059O0059d0059j001]E005:3005:D005:N00\
4\\7005;A005;\\005;e005<1005<>005<H005<T005<d005<n005=8005=B005=J005=`005=i005>7005>H005>Q005>_005>i005?;005?I005?[005@600\
5@T005A2005AN005A_005Ah005B1005B9000o0005B@005BH005BW005B_005C2005CF005CT005C^0010C005D3005DB005DT005Dd005E9005EW005Ec00\
5F>005F\\005Fc005Gi005H500149005HK005HP005HX005Hk005I0005I7005IK005IT005J8005JL005JR005J[005Jd0016E0016M005Jm0016_005K<00\
5KS005K_005L7005L<005LJ005LX0018>005Lm0018G005M2005M80018X0018_005M?005MD005MQ005M2005Mb005Mi005N3005N<005NE005NV005N]00\
5Nd005Nk005O>005O_005P:005P_005Q:005Q^005RO005S0005TF005U@005U^005VJ005W0005XD005O>005Xc005YT005Z\\005Zj005[=005[D005[I00\
5[T005[e005\\7005\\G005\\\\005\\n005]D005]N005]]005]k005^`005^m005_A005_I005_Y005_a005_k005`=005`O005`]005`b005a3005a<005aB00\
5aR005ad005b6005b=001J]005bG001Jk005bW005b^005bg005B9005c1005c5005c<005cG005Ah005cQ005cY005cf005d2005d>005dT001Lg005dk00\
5N3005e@005e\\001Mg005eg005f5005f>001NY005L<005fO005fo005g@001OM005gG005gZ005gc005h;005hC005hP005hU001PS005hc005i1005iF00\
5iN005i[005ii001QN005j2001QZ005j<005jD005jo005k9005kF005kQ005k[005ki005[I005l5005lJ005lU001SF005l]005lg005m0005mH005mc00\
5n5005n>005n^005o3005oM005om001V7006060060H0060P0060[0060f0060k0061=0061Q0061`006230062<0062M0062`006330063I0063k0064?00\
64K0064e00657001Z20065B005690065M0065]006610066:001[;0066K0066W0066f0066n001[j0067:0067C0067M0067X0067f006800068<0068K00\
68Q001]E0068Z0068m00697005\\7006:3005BW006:Q006:\\006:k006;5006;@006;Y005Ah006;c006;m006<4006<J006<U006<^006<j006=3006=@00\
6=H006=Z006=l006>>006>T006>j006?>006?T006?`006?l006@3006@<006@E006@O006@Z006@e006@m006A=006AM006A[006Ac0010C006B3006B?00\
6BQ006Bg006C70011X006CR006Cl006DI006DP006EK006Eb006F6006F=006FA006FH004I0006FZ006Fb006G5006G>006G^006H0006H6006H>006HE00\
6HN006HV006H]006I0006I7006IO006I[006J2006J>006JK006Jb001Zm006K00018G006K7006K;004Mj006K?006KF006KK006K[006K7006Kk006L000\
6L8006L=006LF006LU006L[006Lb006Lj006M:006MZ006N2006NR006Nf006OK006P3006PU006Q`006RQ006S7006Sb006TH006Ug006VB006V_006WF00\
6XD006XR006Xb006Xg006Xm006Y3006YN006Yc006Z4006ZG006ZX006Zm006[9006[K006[[006\\N006\\\\006]3006]8006]H006]O006]Z006]m006^>00\
6^L006^V006^g006^o006_5006_J006_Z006_o006`7001J]001Ja001Jk001K0006`D006`M006`T006`Z006`a001KY006`h006a2006a;006aE006aQ00\
6aY006aa006am001Lg006b7006bQ006b[006c2006c>006c[006ck006d4006dD006dN006d[006e:001OG001OM006eG006L=006eW001P2006en006f=00\
6fC001PS006fR006f]006fo006g4006gD006gJ001QN006gS004k?006g]006gg006h?006hF006hP006hY006hb006hl006i2006i8006iH006iR006iY00\
6if006j3006j=006jO006ja006k5006k=006k[006kl006lG006lg006m2006m;006mD006mN006m]006mh006mn006n;006nF006nZ006nn006o6006oD00\
6o\\007050070G0070`007100071=0071W0071c0071k00724005690072@0072N0072`001[2005780057B0072e007320073;0073K0073T0058F0073`00\
73o0067f0074@0074P0074c0074i001]E007520075D0075M006Yc0076B006@e0076`0076k007780077D0077Q0077g007820078<0078G0078`0079?00\
79I0079V0079h007:5007:F007:P007:i007;9007;I007;_007<5007<K007<a007=7007=>007=E007=L007=S007=c007>6007>@007>P007>]007>j00\
7?6007?@007?S007?_007?o007@>007@H007@U0011X007@j007AM007A_007Ai007C8007CN007D3007D=007DA007DK007Da007De007E2007E;007EH00\
7Ea007F=007FA007FN007FU007F_007Fi007G3007G@007GJ007Ga007Gn007H8007H?007HQ007H[007Hh007Ho007I3007IA007IE007IL007IL007IP00\
7IT007I^007Ih007Io007J3007J:007JA007JH007J^007Jh007K2007K?007KR007L:007L_007MV007N;007N`007OW007P9007Qi007S;007T2007Ta00\
7Ua007V]007WH007X0007Xd007Yg007Z1007ZG007ZN007ZX007Z_007[E007[R007[_007\\5007\\C007\\P007\\W007\\g007]7007]L007]Y007^2007^?00\
7^X007^e007_2007_<007_F007_M007_T007_^007_e007_l007`<007`O007`b007a2001J]001Ja001Jk001K0001K4001K>001KF001KM007a9001KY00\
7aF007aM007a]007b3007b:007bA007bN007b[007bh007c8007cQ007cX007cg007d7007dC007dJ007dZ007dd007e1007e=007eI007eY007ec007ej00\
7JA007fF007fe007g2007gH007gR007ge007h2007hK007cQ007hc007hm007i4001QN007iD007iK007iX007i_007jD007jQ007jc007jj007k1007k>00\
7ZX007kE007k^007ke007kl007l3007l:007lA007lT007lg007mF007mP007mj007n=007nV007o0007o7007oA007oT007og008040080;0080E0080L00\
80h00815008040081B0081L0081_008250082E0082^0082n0083F0083a008490084C0084S0084e008570085Y0085f008600086C0086J0086S0086c00\
8700087<0087C0087L0087S0087f0088<0088N0088a008960089C001]E0089R0089\\0089h007[R008:n008;F008;S007J3008;e008;l008<<008<R00\
8<\\008<f008=?008=I008=Z008=c008=j008>4008>?008>N008>W008>b008?2008?@008?M008?^008@0008@=008@G008@P008@Z008@d008@j008A200\
0oB008A>008AH008AT006AM008Aa008Ai0010C008B5008BC008BT008Bf008C40011X008CQ008Cn008DL008DT008E\\008Ek00149008FC008FI008FO00\
8F]003If008Fc008G6008G>008G[008Gl008H1008HA008HK0016E0016M008HQ006I0008H[008I4008I>008IP008I\\008Ij008J?003Mb008JL008JP00\
8JZ008J^008Jc003N;008Jj008K0008K?008KL008KQ008KV008Kb008Ki008L2008L<008LF008LN008LV008Lg008MO008Mj008NF008N`008OB008P100\
8PX008Qn008Rf008SF008Sj008TU008V1008VR008W7008Wc008X`008Xo008Y8008Y?008YE008YJ008Y^008Z0008Z@008ZK008Z]008Zm008[5008[C00\
8[P008\\4008\\A008\\U008\\a008]3008]=008]G008]W008]h008]o008^3008^>008^F008^N008^[008^i008_6008_D001J]001Ja001Jk001K0001K400\
1K>008_Q001KM008_W001KY008_^008_g008`0008`;008`D008`N008`Z008`k001Lg008a<008aM008aW008an008b4008bR008b]008bh008c9008I\\00\
8cA008ca001OG001OM008cl008Ki008d:008dP008dX001PC008dh001PS008e1008e?008eQ008e[008ek008f4001QN008f<008fD008fM008fV008g300\
8g;008gO008gZ008gg008h4008h<008hC008hY008hd008hk008i6008iC008iI008iY008ig008j@008jI008je008k6008kR008kn008l6001V@008l@00\
8lK008lV008lc008lh008m5008mC008mP008m[008mb008n2008nL008nd008o2008oG008oV008od0090B0090P0090`0090h009130091<0091K0091R00\
1[2001[;0091[0091g00924009280092B0092M0092[0092e009320093C0093M0093V0093b0093h001]E009410094>0094G008Z00095B0095`0095o00\
96@0096L0096R0096[0096o0097=0097K0097V0097^009830098<0098I0098Z0098b0098n009970099K0099\\0099n009:?009:O009:`009;2009;>00\
9;H009;R009;X009;_009;i009<3009<:009<A009<R009<c009=6009==0010C009=L009=X009=k009>;009>J0011X009?=009?X009@[009@c009An00\
9BB009BU009BY009Bc009Bi009C9009CA009CH009C\\009Cc009D:009DK009DT009D[009Dc009Dj0016M009E3009EF009EM009Ed009El009F7009F=00\
9FI009FW001Zm009Fh0018G009Fo009G7009G?009GF009GM009GV009Gi009Fo009H<009H@009HF009HM009HT009Hd009Hl009I3009I9009IJ009Ig00\
9J=009J\\009Jo009KN009L;009LX009Mo009NZ009O;009O_009P>009Rc009S=009SY009T=009U9009UL009U[009Uc009Um009V5009VN009V^009Vl00\
9W?009WO009W_009Wg009X9009XD009Y<009YI009Y]009Yf009Z9009ZD009ZM009Z`009[4009[A009[M009[Z009[b009[k009\\:009\\I009\\Y009\\h00\
1J]001Ja001Jk001K0001K4001K>008_Q001KM009]6001KY009]=009]F009]L009]V009]`009]h009^4009^F009^Y009^b009_:009_F009`@009`L00\
9aB009aI009aT009a`009F=009ah009bb009c3009c9009cF009cS009cZ009d0009d5009dB009dH001PS009dW009dd009e2009e;009eI009eO001QN00\
9eT009e_009ei009f3009fK009fR009f]009fg009g1009gC009gJ009gQ009ge009gl009h3009h>009hI009hU009hg009i=009iW009i_009j=009jK00\
9jb009k>009kH009kQ009kY009kb009kk009l4009l<009lF009l^009ln009m?009mH009m[009n6009nR009nb009o>009oO009oZ00:0000:0>00:0P00\
:0Y00:0e00:1100:1D00:1\\00:1a0048F00:1m00:29001[Y00:2I00:2W00:2]00:2f00:2n00:3<00:3O00:3Y00:3i0093b00:4<00:4E00:4O00:4`00\
:4i009V^00:5`00:6;00:6B00:6M00:6V00:6^00:6h00:7;00:7I00:7V00:7a00:7h00:8900:8B00:8K004>l004?3004?>00:8W00:8h004?k00:9900\
:9J00:9`00::500::E004Ag00::R00::Z00::d00::k0050g00:;4004Ba00:;<004C=004CP004C^00:;N0010C00:;a00:;k00:<;00:<R005E90011X00\
4E[004F500:<d00:<k00:=g00:>1004HL004HT00:>A00:>E004I000:>T004IB00:>Z00:>d00:?=00:?L00:?U00:?_00:?h004K4004K<00:@5004KV00\
4K^00:@H00:@R00:@i004L^00:A5004M8001Zm00:AA0018G004M_004Md004Mj004N100:AE00:AJ00:AX004M_00:Af00:Aj00:B2004Nl00:B=004O@00\
:BJ00:BS00:BY00:Bi00:CQ00:Cm00:DG00:D^00:EA00:Ek00:FK00:Ga00:HZ00:I:00:I`00:JC00:K[00:L600:LW00:MA00:N?00:NH004[=00:NW00\
4[H00:N\\00:O<00:OO00:O`004\\\\004\\m00:P200:P=00:PM004]j00:P\\00:Pn00:QC00:QJ00:Q[004`200:Qg00:R;00:RN00:R[00:Rc00:S0006^o00\
:S900:SJ00:S[004bL00:Sl001J]001Ja001Jk001K0001K4001K>008_Q001KM00:T7001KY006`h00:T?00:TH006aE004d8004dA00:TR00:Tc00:U300\
:U:00:UT004eV00:U^004f9004fW00:Ui00:V100:V>004L^004gB00:VH004h1001OM00:VS004Nl00:Va00:W400:W<00:WG00:WM001PS00:W[00:Wf00\
:X8004jK00:X=00:XH001QN004k500:XO00:XV00:Xa00:Y:00:YB00:YM004lH004lR00:YW004[H00:Y^004m800:Ym00:Z4004mW00:Z?00:ZL00:Z_00\
:[300:[P00:[X00:\\300:\\C00:\\W00:]100:]7001V@0050g00:]@00:]J00:]U00:]Z00:]h00:^400:^A00:^N00:^W00:^j00:_B00:_[00:_l00:`F00\
:`U00:`d00:aC00:aP00:aa00:b400:bJ00:bT00:be00:c700:c=005780057B00:cL00:c[00:ca00:co00:d6001\\900:d@00:dN0067f00:d^00:dl00\
59d0059j001]E00:e=005:D00:eO00:f?00:fP00:fo00:g800:gD00:gN00:gZ00:gf005<d005<n005=800:h600:h=00:hJ00:hQ00:hX00:ha00:hh00\
:i400:i;00:iH00:iR00:i\\00:ii00:j600:jC00:jP00:j]00:jd00:jk00:k200:k900:k@00:kG00:kN00:kU00:k_00:ki00:l800:l?00:lI00:lU00\
:l_00:ln00:m800:m?00:mQ00:m]00:n:00:nL00:nS00:oD00:oQ00:od00:ok00;0200;0900;0F00;0M00;0T007E;00;0d00;1400;1M00;1T00;1[00\
;1b00;1l00;2600;2@00;2M00;2T00;3000;3700;3G00;3N00;3`00;3m00;47007Ho00;4>00;4L00;4L00;4S00;4S007IP00;4Z00;4d00;4n007Io00\
;5500;5<00;5C00;5J00;5W00;5^00;5e00;5l00;6300;6I00;6\\00;6o00;7B00;7[00;8=00;8S00;9M00;:G00;:c00;;C00;;l00;<P00;<i00;=?00\
;=^00;>F00;>M00;>]00;>d00;>k00;?200;?B00;?R00;?\\00;?i00;@I00;@Y00;@`00;@m00;A700;AJ00;AW00;Ad00;Ak00;B800;B?00;BL00;BV00\
;B`00;Bg00;Bn007_^00;C;00;CB00;CO00;C\\00;Ci00;D3001J]001Ja001Jk001K0001K4001K>008_Q001KM00;D=001KY00;DD00;DK00;DR00;D\\00\
;Dc00;Dj00;E400;E;00;EB00;EI00;EV00;E`00;Eo00;F<00;FK00;FR00;F\\00;Fi00;G0007e=00;G?00;GL007ec00;GS00;5C00;G`00;Gm00;H400\
;H;00;HB00;HR00;HY00;Hf00;I500;I<00;IF00;IM00;IT007iD00;I[00;Ib00;Ii00;JB00;JI00;JR00;JY00;J`007k>00;Jg00;Jn00;K;00;KB00\
;KI00;KP00;KW00;K^00;Kk00;L800;LH00;LL00;L_00;Li00;M<007o000;MO00;MY00;M`00;Mm00;N400;NA0080E00;NH00;NU00;Nh00;O;00;OH00\
;OU00;Oe00;P500;P?00;PR00;P\\00;Ph00;Q700;QC00;QJ00;QQ00;QZ00;Qc00;R300;R=00;RD00;RN00;RU00;R^00;Rh00;S200;S>00;SE00;SN00\
;SU00;S_00;Si00;T200;T<00;TH00;TO001]E00;TX00;Te00;Tn00;?R00;UV00;Un00;V500;5500;V>00;VE00;VO008<R008<\\00;V\\\u{1c}action.acti\
vate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.increment\u{1c}ac\
tion.magic-tap\u{1c}action.next-page\u{1c}action.previous-page\u{1c}action.scroll-down\u{1c}action.scroll-left\u{1c}action.scroll-right\u{1c}action.sc\
roll-up\u{1c}action.show-menu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}add\u{1c}back\u{1c}banner.message\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}chart.area\u{1c}chart\
.bar\u{1c}chart.by\u{1c}chart.chart\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}chart.series\u{1c}char\
t.subject\u{1c}chart.summary\u{1c}chart.values\u{1c}close\u{1c}code.leave-hint\u{1c}code.tab-indents\u{1c}code.tab-moves-focus\u{1c}code.title\u{1c}color.blue\u{1c}c\
olor.color\u{1c}color.color-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opacity\u{1c}color.pick-on-screen\u{1c}color.recent\u{1c}col\
or.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-progress\u{1c}control.maximum\u{1c}control.minimum\u{1c}control.more-info\u{1c}control.page\u{1c}control.\
page-of\u{1c}control.progress\u{1c}control.progress-halted\u{1c}control.rating\u{1c}control.rating-of\u{1c}control.refreshing\u{1c}control.show-values\
\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-month\u{1c}date.previo\
us-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-all\u{1c}error.cannot\
-play\u{1c}error.damaged-file\u{1c}error.download-cancelled\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecure\u{1c}error.invali\
d-image\u{1c}error.media-backend\u{1c}error.network\u{1c}error.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}error.unreachab\
le\u{1c}error.unreadable-file\u{1c}error.unsupported-format\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}files.choose-folder\u{1c}files.open\u{1c}f\
ind.all\u{1c}find.field\u{1c}find.ignore-case\u{1c}find.next\u{1c}find.none\u{1c}find.options\u{1c}find.position\u{1c}find.previous\u{1c}find.replace\u{1c}find.repla\
ce-all\u{1c}find.replacement\u{1c}find.total\u{1c}find.whole-words\u{1c}find.wrap-around\u{1c}font.fonts\u{1c}font.system\u{1c}format.align-center\u{1c}format.a\
lign-justified\u{1c}format.align-left\u{1c}format.align-right\u{1c}format.bar\u{1c}format.bold\u{1c}format.color\u{1c}format.italic\u{1c}format.mixed\u{1c}forma\
t.size\u{1c}format.size-decrease\u{1c}format.size-increase\u{1c}format.strikethrough\u{1c}format.underline\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\
\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.space\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\
\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hour\
s\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media\
.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}\
menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}p\
lay\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.su\
ggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-c\
olumns\u{1c}split.inspector-width\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}t\
ab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table\
.move-column-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}table.widen-column\u{1c}token.added\u{1c}token.rejected\u{1c}token.re\
moved\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\
\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}\
type.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}ty\
pe.url\u{1c}type.values\u{1c}type.video-format\u{1c}unavailable.check-spelling\u{1c}unavailable.no-results\u{1c}unavailable.no-results-for\u{1c}undo\u{1c}u\
ndo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activa\
te\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\
\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom out\u{1c}Add\u{1c}Back\u{1c}Message\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by\
 %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%\
1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Press Escape and then Tab to move to the next element.\u{1c}Tab\
 indents\u{1c}Tab moves the focus\u{1c}Code\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Pick a color on the screen\
\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}Maximum\u{1c}Minimum\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress \
halted\u{1c}Rating\u{1c}%1$@ of %2$@\u{1c}Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous mon\
th\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The d\
ownload was cancelled.\u{1c}The file does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secur\
e.\u{1c}The image cannot be read.\u{1c}Video and audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be \
reached, or does not have the file.\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server se\
nt more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe server took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did\
 not answer.\u{1c}The file cannot be read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not s\
upported.\u{1c}Fast forward\u{1c}Choose Folder\u{1c}Open\u{1c}All\u{1c}Find\u{1c}Ignore Case\u{1c}Next result\u{1c}No results\u{1c}Search options\u{1c}%1$lld of %2$lld\u{1c}Pr\
evious result\u{1c}Replace\u{1c}Replace all\u{1c}Replace with\u{1c}\u{1e}1\u{1f}o%lld result\u{1f}x%lld results\u{1c}Whole Words\u{1c}Wrap Around\u{1c}Fonts\u{1c}System Font\u{1c}C\
enter\u{1c}Justify\u{1c}Align left\u{1c}Align right\u{1c}Formatting\u{1c}Bold\u{1c}Text color\u{1c}Italic\u{1c}Mixed\u{1c}Text size\u{1c}Decrease text size\u{1c}Increase text \
size\u{1c}Strikethrough\u{1c}Underline\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapse\
d\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld \
minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Fu\
ll Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\
\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}S\
hare\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of the inspect\
or\u{1c}Width of the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}P\
revious Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}%@ \
added\u{1c}%@ cannot be added\u{1c}%@ removed\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}D\
ocument\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source c\
ode\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Check the spelling or try a new search.\u{1c}No Results\u{1c}No Results for “%@”\u{1c}Und\
o\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زياد\
ة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى اليمين\u{1c}التمرير إلى الأ\
على\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إضافة\u{1c}رجوع\u{1c}رسالة\u{1c}الإشارات المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\
\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلا\
سل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\
\u{1c}إغلاق\u{1c}اضغط على Escape ثم Tab للانتقال إلى العنصر التالي.\u{1c}مفتاح Tab يزيد المسافة البادئة\u{1c}مفتاح Tab ينقل التركيز\u{1c}شيفرة\u{1c}أز\
رق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}اختيار لون من الشاشة\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد الت\
قدم\u{1c}الحد الأقصى\u{1c}الحد الأدنى\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}التقييم\u{1c}%1$@ من %2$@\u{1c}جا\
رٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}\
تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة \
مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إ\
لى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld\
 م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق \
الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر \
قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}الكل\u{1c}بحث\u{1c}تجاهل حا\
لة الأحرف\u{1c}النتيجة التالية\u{1c}لا توجد نتائج\u{1c}خيارات البحث\u{1c}%1$lld من %2$lld\u{1c}النتيجة السابقة\u{1c}استبدال\u{1c}استبدال الكل\u{1c}استبدال بـ\u{1c}\u{1e}1\
\u{1f}zلا نتائج\u{1f}oنتيجة واحدة\u{1f}tنتيجتان\u{1f}f%lld نتائج\u{1f}m%lld نتيجة\u{1f}x%lld نتيجة\u{1c}كلمات كاملة\u{1c}متابعة من البداية\u{1c}الخطوط\u{1c}خط النظام\u{1c}توسي\
ط\u{1c}ضبط\u{1c}محاذاة إلى اليسار\u{1c}محاذاة إلى اليمين\u{1c}التنسيق\u{1c}غامق\u{1c}لون النص\u{1c}مائل\u{1c}مختلط\u{1c}حجم النص\u{1c}تصغير النص\u{1c}تكبير النص\u{1c}يتوسطه خط\u{1c}تسطي\
ر\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\
\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%l\
ld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثا\
نية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}ق\
وائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %\
@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على\
 اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض المفتش\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\
\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}ن\
قل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}تمت إضافة %@\u{1c}لا يمكن إضافة %@\u{1c}تمت إزالة %@\u{1c}إعادة المح\
اولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة \
%@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق \
من التهجئة أو جرّب بحثًا جديدًا.\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استع\
ادة\u{1c}Aktivieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorher\
ige Seite\u{1c}Nach unten scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts scrollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkl\
einern\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Meldung\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Lin\
iendiagramm\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis \
%4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Escape und dann Tab führt zum nächsten Element.\u{1c}Tab rückt ein\u{1c}Tab wechselt das \
Element\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Farbe vom Bildschirm aufnehmen\u{1c}Zuletzt benutzte Farb\
e %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Bewertung\u{1c}%\
1$@ von %2$@\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhr\
zeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wie\
dergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wir\
d nicht mehr benötigt.\u{1c}Die Verbindung zum Server ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio k\
önnen nicht wiedergegeben werden, weil GStreamer nicht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Dat\
ei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Server hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld \
MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekunde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der S\
erver hat nicht geantwortet.\u{1c}Die Datei kann nicht gelesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen,\
 die mit „%@:“ beginnen, werden nicht unterstützt.\u{1c}Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Alle\u{1c}Suchen\u{1c}Groß-/Kleinschreibung i\
gnorieren\u{1c}Nächstes Ergebnis\u{1c}Keine Ergebnisse\u{1c}Suchoptionen\u{1c}%1$lld von %2$lld\u{1c}Vorheriges Ergebnis\u{1c}Ersetzen\u{1c}Alle ersetzen\u{1c}E\
rsetzen durch\u{1c}\u{1e}1\u{1f}o%lld Ergebnis\u{1f}x%lld Ergebnisse\u{1c}Ganze Wörter\u{1c}Am Anfang fortsetzen\u{1c}Schriften\u{1c}Systemschrift\u{1c}Zentriert\u{1c}Blo\
cksatz\u{1c}Linksbündig\u{1c}Rechtsbündig\u{1c}Formatierung\u{1c}Fett\u{1c}Textfarbe\u{1c}Kursiv\u{1c}Gemischt\u{1c}Schriftgröße\u{1c}Schrift verkleinern\u{1c}Schrift ver\
größern\u{1c}Durchgestrichen\u{1c}Unterstrichen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Aufsteigend\u{1c}E\
inklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\
\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld Sekund\
en\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weitere Menüs\u{1c}\
Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}\
Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einstellung\
en\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\u{1c}Spalten\
 ausblenden\u{1c}Breite des Inspektors\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meis\
tgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewe\
gen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}%@ hinzugefügt\u{1c}%@ kann nicht hinzugefügt werden\u{1c}%@ ent\
fernt\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}\
Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\
\u{1c}%@-Video\u{1c}Überprüfen Sie die Schreibweise oder suchen Sie nach etwas anderem.\u{1c}Keine Ergebnisse für „%@“\u{1c}Rückgängig\u{1c}Rückg\
ängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activar\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arr\
astrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acción principal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Desplazar hacia abajo\u{1c}D\
esplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desplazar hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Añadir\u{1c}Atrás\u{1c}Mensaje\u{1c}\
Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin \
valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%ll\
d valores\u{1c}Cerrar\u{1c}Pulsa Escape y después Tabulador para ir al siguiente elemento.\u{1c}Tabulador aplica sangría\u{1c}Tabulador muev\
e el foco\u{1c}Código\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Elegir un color de la pantalla\u{1c}\
Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Máximo\u{1c}Mínimo\u{1c}Más información\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progr\
eso\u{1c}Progreso detenido\u{1c}Valoración\u{1c}%1$@ de %2$@\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minut\
os\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se pued\
e reproducir el archivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesa\
ria.\u{1c}La conexión con el servidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque\
 GStreamer no está instalado.\u{1c}No se puede acceder al servidor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}\
El servidor respondió con el error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xE\
l servidor tardó más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no \
es compatible.\u{1c}Las direcciones que empiezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Todo\u{1c}Buscar\u{1c}\
Ignorar mayúsculas\u{1c}Resultado siguiente\u{1c}Sin resultados\u{1c}Opciones de búsqueda\u{1c}%1$lld de %2$lld\u{1c}Resultado anterior\u{1c}Reemplaza\
r\u{1c}Reemplazar todo\u{1c}Reemplazar por\u{1c}\u{1e}1\u{1f}o%lld resultado\u{1f}m%lld resultados\u{1f}x%lld resultados\u{1c}Palabras completas\u{1c}Continuar desde\
 el principio\u{1c}Fuentes\u{1c}Fuente del sistema\u{1c}Centrar\u{1c}Justificar\u{1c}Alinear a la izquierda\u{1c}Alinear a la derecha\u{1c}Formato\u{1c}Negrita\u{1c}\
Color del texto\u{1c}Cursiva\u{1c}Mixto\u{1c}Tamaño del texto\u{1c}Reducir el texto\u{1c}Aumentar el texto\u{1c}Tachado\u{1c}Subrayado\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re \
Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia arrib\
a\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pau\
sa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de p\
antalla completa\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualizaci\
ón\u{1c}Ventana\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retrocede\
r\u{1c}Guardar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No ha\
y sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho del inspector\u{1c}Ancho de la segunda columna\u{1c}Dete\
ner\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterior\u{1c}R\
ecientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho de column\
a\u{1c}Ensanchar columna\u{1c}Se ha añadido %@\u{1c}No se puede añadir %@\u{1c}Se ha eliminado %@\u{1c}Reintentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio \
%@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %@\u{1c}URL de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imag\
en\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Código fuente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}\
Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ortografía o prueba con otra búsqueda.\u{1c}Sin resultados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\
\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}F\
aire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Déposer : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défil\
er vers le bas\u{1c}Faire défiler vers la gauche\u{1c}Faire défiler vers la droite\u{1c}Faire défiler vers le haut\u{1c}Afficher le menu\u{1c}Agr\
andir\u{1c}Réduire\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphiqu\
e\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}\
%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Appuyez sur Échap puis sur Tab pour passer à \
l’élément suivant.\u{1c}Tab indente\u{1c}Tab déplace le focus\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opaci\
té\u{1c}Prélever une couleur à l’écran\u{1c}Couleur récente %@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\
\u{1c}Progression\u{1c}Progression interrompue\u{1c}Note\u{1c}%1$@ sur %2$@\u{1c}Actualisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois s\
uivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichie\
r ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargement a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est \
plus nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuve\
nt pas être lus, car GStreamer n’est pas installé.\u{1c}Le serveur est injoignable ou ne possède pas le fichier.\u{1c}Le serveur r\
edirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plu\
s de %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}Le serveur n’a pas répondu.\u{1c}Le format du fichier n’est pas p\
ris en charge.\u{1c}Les adresses qui commencent par « %@: » ne sont pas prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ou\
vrir\u{1c}Tout\u{1c}Rechercher\u{1c}Ignorer la casse\u{1c}Résultat suivant\u{1c}Aucun résultat\u{1c}Options de recherche\u{1c}%1$lld sur %2$lld\u{1c}Résultat pr\
écédent\u{1c}Remplacer\u{1c}Tout remplacer\u{1c}Remplacer par\u{1c}\u{1e}1\u{1f}o%lld résultat\u{1f}m%lld résultats\u{1f}x%lld résultats\u{1c}Mots entiers\u{1c}Reprendre \
au début\u{1c}Polices\u{1c}Police système\u{1c}Centrer\u{1c}Justifier\u{1c}Aligner à gauche\u{1c}Aligner à droite\u{1c}Mise en forme\u{1c}Gras\u{1c}Couleur du texte\u{1c}\
Italique\u{1c}Mixte\u{1c}Taille du texte\u{1c}Réduire le texte\u{1c}Agrandir le texte\u{1c}Barré\u{1c}Souligné\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\
\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Croissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Comm\
andes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld s\
econdes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus\
 de menus\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utili\
sation.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglage\
s\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masqu\
er les colonnes\u{1c}Largeur de l’inspecteur\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Histori\
que\u{1c}Plus\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}\
Avancer la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Ajout de %@\u{1c}Impossible d’ajou\
ter %@\u{1c}Suppression de %@\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL \
de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte\
 %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthographe ou lancez une nouvelle recherche.\u{1c}Aucun résultat pour « %@ »\u{1c}Annu\
ler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Dim\
inuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aumenta\u{1c}Azione principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scorri \
verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorri verso destra\u{1c}Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Aggiungi\u{1c}Ind\
ietro\u{1c}Messaggio\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Ness\
un dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}\
o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Premi Esc e poi Tab per passare all’elemento successivo.\u{1c}Tab applica il rientro\u{1c}Tab spo\
sta il focus\u{1c}Codice\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Preleva un colore dallo schermo\u{1c}Colo\
re recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Massimo\u{1c}Minimo\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$lld\u{1c}Avanzamento\
\u{1c}Avanzamento interrotto\u{1c}Valutazione\u{1c}%1$@ su %2$@\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese su\
ccessivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile ripr\
odurre il file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessari\
a.\u{1c}La connessione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché G\
Streamer non è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server\
 ha risposto con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl\
 server ha impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file no\
n è supportato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli cartella\u{1c}Apri\u{1c}Tutto\u{1c}Trova\
\u{1c}Ignora maiuscole/minuscole\u{1c}Risultato successivo\u{1c}Nessun risultato\u{1c}Opzioni di ricerca\u{1c}%1$lld di %2$lld\u{1c}Risultato preceden\
te\u{1c}Sostituisci\u{1c}Sostituisci tutto\u{1c}Sostituisci con\u{1c}\u{1e}1\u{1f}o%lld risultato\u{1f}m%lld risultati\u{1f}x%lld risultati\u{1c}Parole intere\u{1c}Ripren\
di dall’inizio\u{1c}Font\u{1c}Font di sistema\u{1c}Centra\u{1c}Giustifica\u{1c}Allinea a sinistra\u{1c}Allinea a destra\u{1c}Formattazione\u{1c}Grassetto\u{1c}Colore\
 del testo\u{1c}Corsivo\u{1c}Misto\u{1c}Dimensione del testo\u{1c}Riduci il testo\u{1c}Ingrandisci il testo\u{1c}Barrato\u{1c}Sottolineato\u{1c}Pag Giù\u{1c}Pag Su\u{1c}I\
nvio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzio\
ne\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Po\
sizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}A\
iuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in u\
so.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}\
Condividi\u{1c}Ignora ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\
\u{1c}Larghezza dell’inspector\u{1c}Larghezza della seconda colonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronolog\
ia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pannello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Spos\
ta colonna in avanti\u{1c}Restringi colonna\u{1c}Adatta larghezza colonna\u{1c}Allarga colonna\u{1c}Aggiunto: %@\u{1c}Impossibile aggiungere %@\u{1c}R\
imosso: %@\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immag\
ine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Vide\
o %@\u{1c}Controlla l’ortografia o prova un’altra ricerca.\u{1c}Nessun risultato per “%@”\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senz\
a titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メイ\
ンアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}追加\u{1c}戻る\u{1c}メッセージ\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ\
線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}Escapeキー、続けてTabキーを押すと次の要素に移動します\
。\u{1c}Tabキーで字下げ\u{1c}Tabキーでフォーカスを移動\u{1c}コード\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}画面から色を選択\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}最大値\u{1c}最小値\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld\
/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}評価\u{1c}%2$@段階中%1$@\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再\
生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないた\
め、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバ\
の応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開く\u{1c}すべて\u{1c}検索\u{1c}大文字/小文字\
を区別しない\u{1c}次の結果\u{1c}結果なし\u{1c}検索オプション\u{1c}%1$lld/%2$lld\u{1c}前の結果\u{1c}置換\u{1c}すべて置換\u{1c}置換文字列\u{1c}\u{1e}1\u{1f}x%lld件の結果\u{1c}単語全体\u{1c}先頭に戻って検索\u{1c}フォント\u{1c}システムフォント\u{1c}中央揃え\u{1c}両端揃え\u{1c}左揃え\u{1c}右揃え\u{1c}書式\
\u{1c}太字\u{1c}文字色\u{1c}斜体\u{1c}混在\u{1c}文字サイズ\u{1c}文字を小さく\u{1c}文字を大きく\u{1c}取り消し線\u{1c}下線\u{1c}スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\
\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\
\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかり\
ません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}インスペクタの幅\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列\
を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}%@を追加しました\u{1c}%@は追加できません\u{1c}%@を削除しました\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\
\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}“%@”の結果なし\u{1c}元に\
戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten:\
 %@\u{1c}Verhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon \
menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Toevoegen\u{1c}Terug\u{1c}Bericht\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen \
gegevens\u{1c}%@. Geen waarden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o\
%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}Druk op Escape en daarna op Tab om naar het volgende onderdeel te gaan.\u{1c}Tab springt in\
\u{1c}Tab verplaatst de focus\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Kies een kleur op het scherm\u{1c}Recente\
 kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Beoordelin\
g\u{1c}%1$@ van %2$@\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}J\
aar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden afgespee\
ld.\u{1c}Het bestand is beschadigd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}D\
e verbinding met de server is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunnen niet worden a\
fgespeeld, omdat GStreamer niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\u{1c}De server blij\
ft doorverwijzen.\u{1c}De server antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer \
dan %lld seconde nodig.\u{1f}xDe server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan ni\
et worden gelezen.\u{1c}De bestandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden niet ondersteund.\u{1c}\
Vooruitspoelen\u{1c}Kies map\u{1c}Openen\u{1c}Alles\u{1c}Zoek\u{1c}Negeer hoofdletters\u{1c}Volgend resultaat\u{1c}Geen resultaten\u{1c}Zoekopties\u{1c}%1$lld van %2\
$lld\u{1c}Vorig resultaat\u{1c}Vervang\u{1c}Vervang alles\u{1c}Vervang door\u{1c}\u{1e}1\u{1f}o%lld resultaat\u{1f}x%lld resultaten\u{1c}Hele woorden\u{1c}Ga verder bij b\
egin\u{1c}Lettertypen\u{1c}Systeemlettertype\u{1c}Centreren\u{1c}Uitvullen\u{1c}Links uitlijnen\u{1c}Rechts uitlijnen\u{1c}Opmaak\u{1c}Vet\u{1c}Tekstkleur\u{1c}Cursief\u{1c}Ge\
mengd\u{1c}Tekstgrootte\u{1c}Tekst kleiner\u{1c}Tekst groter\u{1c}Doorgestreept\u{1c}Onderstreept\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflop\
end\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o\
%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Slui\
t venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Wee\
rgave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\
\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer \
spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte van het infovenster\u{1c}Bree\
dte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgende ta\
b\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedte aan\
\u{1c}Verbreed kolom\u{1c}%@ toegevoegd\u{1c}%@ kan niet worden toegevoegd\u{1c}%@ verwijderd\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Au\
dio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opge\
maakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Controleer de spelling of probeer een a\
ndere zoekopdracht.\u{1c}Geen resultaten voor ‘%@’\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorg\
rond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść\
: %@\u{1c}Zwiększ\u{1c}Główna czynność\u{1c}Następna strona\u{1c}Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w gó\
rę\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Dodaj\u{1c}Wstecz\u{1c}Komunikat\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ wed\
ług: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m\
%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}\
Naciśnij Escape, a następnie Tab, aby przejść do następnego elementu.\u{1c}Tab dodaje wcięcie\u{1c}Tab przenosi fokus\u{1c}Kod\u{1c}Niebiesk\
i\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Wybierz kolor z ekranu\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\
\u{1c}Utwórz\u{1c}W toku\u{1c}Maksimum\u{1c}Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Ocena\u{1c}%1$@ z %2$@\u{1c}Odświeżanie\u{1c}\
Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyc\
zyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anu\
lowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać o\
brazu.\u{1c}Nie można odtworzyć wideo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub nie\
 ma pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potr\
zebował ponad %lld sekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrze\
bował ponad %lld sekundy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy z\
aczynające się od „%@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\u{1c}Wszystkie\u{1c}Znajdź\u{1c}Ignoruj wielkość li\
ter\u{1c}Następny wynik\u{1c}Brak wyników\u{1c}Opcje wyszukiwania\u{1c}%1$lld z %2$lld\u{1c}Poprzedni wynik\u{1c}Zamień\u{1c}Zamień wszystkie\u{1c}Zamień na\u{1c}\u{1e}1\u{1f}\
o%lld wynik\u{1f}f%lld wyniki\u{1f}m%lld wyników\u{1f}x%lld wyniku\u{1c}Całe wyrazy\u{1c}Szukaj od początku\u{1c}Czcionki\u{1c}Czcionka systemowa\u{1c}Wyśrodkuj\
\u{1c}Wyjustuj\u{1c}Wyrównaj do lewej\u{1c}Wyrównaj do prawej\u{1c}Formatowanie\u{1c}Pogrubienie\u{1c}Kolor tekstu\u{1c}Kursywa\u{1c}Mieszane\u{1c}Rozmiar tekstu\u{1c}Zmn\
iejsz tekst\u{1c}Powiększ tekst\u{1c}Przekreślenie\u{1c}Podkreślenie\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w\
 dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld godziny\u{1f}m%lld godzin\u{1f}x%lld godziny\
\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycja\u{1c}\u{1e}1\u{1f}o%lld sekund\
a\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny\
 ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program\
 jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propoz\
ycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej ko\
lumny\u{1c}Ukryj kolumny\u{1c}Szerokość inspektora\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\
\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do tył\
u\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Dodano: %@\u{1c}Nie można dodać: %@\u{1c}Usunię\
to: %@\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument \
%@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłow\
y %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Sprawdź pisownię lub spróbuj wyszukać coś innego.\u{1c}Brak wyników dla „%@”\
\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arr\
aste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Ação principal\u{1c}Próxima página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a dir\
eita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Adicionar\u{1c}Voltar\u{1c}Mensagem\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%\
@. Sem valores\u{1c}Gráfico de dispersão\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Pressione Escape e depois Tab para ir ao próximo elemento.\u{1c}T\
ab recua\u{1c}Tab move o foco\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Escolher uma cor da tela\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}E\
screver\u{1c}Em andamento\u{1c}Mais informações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Avaliação\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês ant\
erior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo e\
stá danificado.\u{1c}O download foi cancelado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor\
 não é segura.\u{1c}Não é possível ler a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalad\
o.\u{1c}O servidor não pode ser acessado ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o err\
o %lld.\u{1c}O servidor enviou mais de %lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld\
 segundos.\u{1c}O servidor não respondeu.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que \
começam com “%@:” não são compatíveis.\u{1c}Avançar\u{1c}Escolher pasta\u{1c}Tudo\u{1c}Ignorar maiúsculas/minúsculas\u{1c}Próximo resultado\u{1c}Nenhu\
m resultado\u{1c}Opções de busca\u{1c}Substituir\u{1c}Substituir tudo\u{1c}Substituir por\u{1c}Palavras inteiras\u{1c}Continuar do início\u{1c}Fontes\u{1c}Fonte\
 do Sistema\u{1c}Centralizar\u{1c}Alinhar à esquerda\u{1c}Alinhar à direita\u{1c}Formatação\u{1c}Negrito\u{1c}Cor do texto\u{1c}Itálico\u{1c}Tamanho do texto\u{1c}Di\
minuir o texto\u{1c}Aumentar o texto\u{1c}Sublinhado\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de\
 reprodução\u{1c}Encerrado\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela c\
heia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Ref\
azer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Salvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nen\
huma sugestão encontrada\u{1c}Colunas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura do inspetor\u{1c}Largura da segunda colun\
a\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\
\u{1c}Mover coluna para trás\u{1c}Mover coluna para frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Adicionado: %\
@\u{1c}Não é possível adicionar %@\u{1c}Removido: %@\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio %@\u{1c}Áudio ou v\
ídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simples\u{1c}Texto format\
ado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Verifique a ortografia ou tente uma nova busca.\u{1c}Nenhum Resultado\u{1c}Nenh\
um Resultado para “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}\
主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}添加\u{1c}返回\u{1c}消息\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x\
%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}按下Escape再按Tab可移到下一个元素。\u{1c}Tab键缩进\u{1c}Tab键移动焦点\u{1c}代码\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}从\
屏幕取色\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}最大值\u{1c}最小值\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}评分\u{1c}%1$@，满分%2$@\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时\
间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，\
或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}\
选择文件夹\u{1c}打开\u{1c}全部\u{1c}查找\u{1c}忽略大小写\u{1c}下一个结果\u{1c}无结果\u{1c}查找选项\u{1c}第 %1$lld 个，共 %2$lld 个\u{1c}上一个结果\u{1c}替换\u{1c}全部替换\u{1c}替换为\u{1c}\u{1e}1\u{1f}x%lld 个结果\u{1c}全字匹配\u{1c}循环查找\u{1c}字体\u{1c}系统字体\u{1c}居中\u{1c}两端对齐\u{1c}左对齐\u{1c}右\
对齐\u{1c}格式\u{1c}粗体\u{1c}文字颜色\u{1c}混合\u{1c}文字大小\u{1c}缩小文字\u{1c}放大文字\u{1c}删除线\u{1c}下划线\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}\
位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\
\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}检查器的宽度\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}\
缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}已添加%@\u{1c}无法添加%@\u{1c}已移除%@\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%\
@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试新的搜索。\u{1c}没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “Message”
    package static var bannerMessage: LocalizedString { LocalizedString(.builtIn, 20) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 21) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 22) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 23) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 25) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 26, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 27) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 28) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 29, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 30) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 31, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 32) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 33) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 34, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 35, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 36, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 37, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 38) }
    /// “Press Escape and then Tab to move to the next element.”
    package static var codeLeaveHint: LocalizedString { LocalizedString(.builtIn, 39) }
    /// “Tab indents”
    package static var codeTabIndents: LocalizedString { LocalizedString(.builtIn, 40) }
    /// “Tab moves the focus”
    package static var codeTabMovesFocus: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “Code”
    package static var codeTitle: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 45) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “Pick a color on the screen”
    package static var colorPickOnScreen: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 51, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 52) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 54) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “Maximum”
    package static var controlMaximum: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Minimum”
    package static var controlMinimum: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 60, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 61) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “Rating”
    package static var controlRating: LocalizedString { LocalizedString(.builtIn, 63) }
    /// “%1$@ of %2$@”
    package static func controlRatingOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 64, .text(argument1), .text(argument2))
    }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 65) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 67) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 73) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 74) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 75) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 79) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 80) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 81) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 82) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 86) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 87) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 88) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 89) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 93) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 97, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 98, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 99, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 100) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 102) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 103, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 104) }
    /// “Choose Folder”
    package static var filesChooseFolder: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Open”
    package static var filesOpen: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “All”
    package static var findAll: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “Find”
    package static var findField: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “Ignore Case”
    package static var findIgnoreCase: LocalizedString { LocalizedString(.builtIn, 109) }
    /// “Next result”
    package static var findNext: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “No results”
    package static var findNone: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “Search options”
    package static var findOptions: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “%1$lld of %2$lld”
    package static func findPosition(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 113, .integer(argument1), .integer(argument2))
    }
    /// “Previous result”
    package static var findPrevious: LocalizedString { LocalizedString(.builtIn, 114) }
    /// “Replace”
    package static var findReplace: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “Replace all”
    package static var findReplaceAll: LocalizedString { LocalizedString(.builtIn, 116) }
    /// “Replace with”
    package static var findReplacement: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “%lld results”
    package static func findTotal(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 118, .integer(argument1))
    }
    /// “Whole Words”
    package static var findWholeWords: LocalizedString { LocalizedString(.builtIn, 119) }
    /// “Wrap Around”
    package static var findWrapAround: LocalizedString { LocalizedString(.builtIn, 120) }
    /// “Fonts”
    package static var fontFonts: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “System Font”
    package static var fontSystem: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “Center”
    package static var formatAlignCenter: LocalizedString { LocalizedString(.builtIn, 123) }
    /// “Justify”
    package static var formatAlignJustified: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “Align left”
    package static var formatAlignLeft: LocalizedString { LocalizedString(.builtIn, 125) }
    /// “Align right”
    package static var formatAlignRight: LocalizedString { LocalizedString(.builtIn, 126) }
    /// “Formatting”
    package static var formatBar: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Bold”
    package static var formatBold: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Text color”
    package static var formatColor: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Italic”
    package static var formatItalic: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Mixed”
    package static var formatMixed: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Text size”
    package static var formatSize: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “Decrease text size”
    package static var formatSizeDecrease: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Increase text size”
    package static var formatSizeIncrease: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Strikethrough”
    package static var formatStrikethrough: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Underline”
    package static var formatUnderline: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 158, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 160, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 165, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 166, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 179, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 190, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 196) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 199) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 205) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 207) }
    /// “Width of the inspector”
    package static var splitInspectorWidth: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 212) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 221) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 222) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 223) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 224) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 225) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 226) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 227) }
    /// “%@ added”
    package static func tokenAdded(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 228, .text(argument1))
    }
    /// “%@ cannot be added”
    package static func tokenRejected(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 229, .text(argument1))
    }
    /// “%@ removed”
    package static func tokenRemoved(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 230, .text(argument1))
    }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 231) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 232) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 233, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 234, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 235) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 236) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 237) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 238) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 239) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 240, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 241) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 242) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 243, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 244) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 245, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 246) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 247) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 248) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 249, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 250) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 251, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 252) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 253, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 254) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 255) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 256, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 257) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 258) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 259, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 260) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 261, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 262) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 263) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 264) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 265) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 266) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 267) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 268) }
}
}
