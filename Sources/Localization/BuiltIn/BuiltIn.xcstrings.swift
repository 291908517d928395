// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: 6c61e17c1524f7c2aaa4bd407618cd1a16e7c645176fc1629185966425e513ab

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 270 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d00052000560005;0005J0005T0005[0005b0005m000670006@0006L0006W0006b000700007@0007L0007Y0007f0008400\
08B0008O0008U0008e000960009K0009V0009a0009m000:>000:J000:U000:g000;5000;J000;W000;a000;o000<7000<K000<[000<k000==000=J00\
0=Z000=k000>C000>R000>d000?7000?K000?U000?^000?n000@8000@C000@O000@\\000@g000A7000AK000AU000A_000Af000Ak000B0000B@000BJ00\
0BS000B^000Bn000C@000CS000Cl000DA000DW000Df000E:000EN000E\\000Eo000F<000FL000F[000Fm000GC000G\\000H5000HB000HV000Ha000Hj00\
0I5000IF000IP000IZ000Ig000J5000JC000JP000Ja000K2000K=000KN000K_000Kj000L6000LJ000La000M3000MF000MQ000M]000Mj000N8000NE00\
0NQ000Nf000O;000OP000Oa000Oi000P7000PC000PN000P\\000Ph000Q3000Q=000QG000QO000Q^000Ql000R;000RK000RW000Re000S4000SA000SM00\
0S\\000Sh000T4000TB000TP000T[000Th000U6000UE000UW000Ue000V2000V>000VK000V]000Vg000W=000WG000WX000Wb000Wo000X9000XI000XY00\
0Xc000Y1000Y;000YG000YJ000YS000YY000Y^000Ym000Z2000Z>000ZF000ZL000ZS000ZX000Z_000Zm000[<000[I000[\\000[e000[k000\\;000\\J00\
0\\^000\\l000]>000]Q000]g000^:000^?000^L000^Z000^h000_5000_A000_J000_Z000_j000`3000`@000`L000`Z000a5000aO000ac000b<000bO00\
0b[000bj000c8000cB000cO000cc000d5000dI000dS000d]000dk000e9000eN000e\\000eh000f;000fF000fX000fb000g2000gA000gT000ge000h=00\
0hG000hX000ha000hm000i?000iZ000j1000jL000jQ000j]000jk000k7000k@000kU000ke000l5000lD000lM000lY000lc000lh000m0000m5000m=00\
0mG000mS000m]000mk000n7000nC000nP000nZ000nd000nl000o5000oC000oG000oL000oT000o^000oe000ol001070010A0010N0010T0010_0010j00\
1120011@0011M0011W001240012?0012\\001380013>001450014A0014U0014Z0014_0014e00150001560015;0015N0015V001610016A0016E0016M00\
16U0016a0016i001710017;0017@0017V0017_0017o001860018C0018N0018Z0018_0018c0018i0018n001940019;0019C0019I0019T0019c0019h00\
19m001:4001:9001:>001:I001:N001:R001:X001:c001;>001;S001;o001<H001<g001=S001=m001?3001?l001@N001A3001AV001Bj001CE001C^00\
1DG001E>001EK001EY001E^001Eb001Eg001F3001F?001FJ001FY001Fj001G:001GB001GN001G[001H9001HE001HQ001HW001Hc001Hj001I2001I=00\
1II001IT001IY001Id001Ik001J1001J;001JN001Ja001Jo001K9001K=001KG001KL001KP001KZ001Kb001Ki001Ko001L5001L9001LC001LL001LV00\
1La001Lh001M1001M;001MC001MI001M[001Ma001N;001NC001Na001Nf001Nm001O500186001O>001O\\001Oc001Oi001P0001:9001P=001PN001PS00\
1P_001Pd001Po001Q4001Q?001QM001QR001Q^001Qc001Qj001Qm001R6001R<001RA001RX001R]001Re001Rm001S3001S:001S?001SF001ST001S\\00\
1Sb001Sn001T7001T=001TM001T\\001Tm001U5001UO001U\\001V3001VN001VS001V\\001Vf001W0001W9001WA001WF001WR001W^001Wg001X4001X<00\
1XF001X[001Xo001Y=001YP001Y]001Yf001Z9001ZD001ZN001ZV001Za001Zj001[9001[I001[N001[W001[`001[l001\\5001\\<001\\F001\\L001\\U00\
1\\Z001\\e001\\o001]9001]E001]T001]Y001]a001]e001^5001^>001^f001_1001_I001_N0019m001_V001_]001_f001`4001`=001`F001`N001`Y00\
1`o001a:001aA001aK001aV001ad001ao001bM001bi001cE001ch001dK001dn001eQ001ek001f6001fA001g5001g@001gI001gT001h6001hG001hR00\
1hf001i:001iK001iT001id001j0001jK001jd001k8001kL00124001m:001m[001o;001oF0020Y0021O002260022A0022J0022U0022m002360023?00\
23Z0023i0024O0024b0024k0025E0025P0025d0026:0026P0026l002790027Y0027f0028C0028R0028a002990029O0029^0029i0029o002:<002:K00\
2:Z002:i002;4002;L002;d002;o002<:002<A002<F002<Q002<a002<h002<m002=4002=H002=j002>?002>_002?=002?d002@Q002A5002BL002Ci00\
2Da002EN002F>002Kb002L@002Lb002MK002NP002Nd002O:002OA002OJ002OQ002P2002PP002Pi002QA002QT002R2002RA002RY002Rm002T[002U100\
2UR002U_002V1002V<002VC002Vd002WE002WT002W]002Wm002X6002XA002XQ002Xe002Y9002YK001K9001K=001KG001KL001KP001KZ001Kb001Ki00\
2YV001L5002Ya002Yn002Z3002Z<002ZI002ZT002Z]002Zo002[A002[H002\\4002\\?002]c002^;002_i002`;002`S002`i0028R002a6002bd002cA00\
2cL002cb002d<002dG002df002dm002eA002eN002ei002f8002fP002fi002g4002gJ002gQ002g\\002gg002h2002hF002hQ002i=002iH002iV002ia00\
2if002j1002OJ002j8002jN002j]002jj002k?002kR002k_002l9002lQ002mB002mQ002n0002nJ002n^002o?002oJ002ob003050030D0030O0030Z00\
30g003140031N003270032`0032o0033K0033j0034K0034c0035O0035g0036<0036X0036m0037I0037T0037b0037l0038C0038]0038j0039B0039M00\
39[003:3003:<003:S003:\\003:h003;1003;?003;M003;[003<1003<S003<X003<`003<o003=?003=M002PP003>Q003?6003?A003?T003?_003?n00\
3@B001ek001f6003@c003A2003A=003AN003AY003A`003Aj003B2003B>003BG003BS003Bb003C2003CF003CZ003Co003DB003DQ003D^003Dj003E<00\
3EH003EP003EX003Ed003Ek003F5003FF003FU003Fd003Fm0010_003G<003GH003GX003Gf003H400124003HP003Hm003IG003IR003JD003JS0014U00\
3Jl003K1003K7003KB003KH003KO003K_003Ki003LH003Lb003Lf003Lm003M70016a0016i003MH003MV003M\\003N4003N@003NK003NU003Nc003O500\
3OD003OJ0018c003ON003OU00194003O]003Oe003Ok003P;003PL003PT003PY003Pb003Pi003Q4003QB003QK003QX003Qb003R3003R^003S9003SY00\
3T8003T\\003UH003Ul003WF003X@003Xa003YQ003Z;003[a003\\C003\\h003]V003^W003^a003_3003_;003_@003_G003_i003`<003`M003`Z003`l00\
3a@003aI003aW003af003bI003bW003bl003c6003cD003cN003cX003ce003d3003d@003dE003dO003dV003d_003dn003eB003eW003eg001K9003f500\
3f@001KL003fE003fM003fV003f^003fg003g1003g;003gG003gR003g^003gi003h4003h@003hK001MC003hU003hi003i1003iO003i\\003j:003N@00\
3jH001O5003NU003j[003k;001Oc003kK003kW003Pi003kj003l;003lA003lJ003lP003la003lg003m6003mH003mP003mb003mj001Qj003n2001R600\
3n<003nG003nd003o0003o@003oN003oX003of003_@004000040@0040K0040S0040_0040m004140041L0041`0042;0042C0042\\0042o0043E0043_00\
43e001V\\0043n004480044B0044J0044O0044W0044d004520045A0045Q0045d0046?0046X0046m0047D0047W0047g0048I0048U0048f0048m0049700\
49@0049Q0049X0049^0049h004:1004:=004:G004:N004:X004:]004:e004:l004;8004;J004;T004;^001]T004;k001]a004<3004<@004<I003`<00\
4=O004=n004>;003PY003fV004>L004>W004>l004?7004?B004?S004?[004?m004@7004@A004@N004@U004@`004@i004A;004AM004A^004B4004BM00\
4Bd004C;004CI004CQ004CY004D8004D@004DG004DO004DZ004Db004Dk004E>004EQ004E_004Eh0010_004F<004FF004FV004Fn004G@00124004G\\00\
4H6004HS004HZ004I[004J5004JM004JU0014_004JZ004K1004K7004KC004KW004K`004L?004LQ004LV004Lc004Ll004M5004M=004ME004MW004M_00\
4N8004NA004NS004N_004Nl004O9004OI004OO004OT004O`004Oe004Ok004P2004P:004P>004PL004O`004PY004P^004Pg004Pm004Q4004QA004QH00\
4QO004QU004Qf004RI004Rc004S<004SR004T0004T[004U7004VD004W@004W^004XH004Xl004ZD004Z_004[<004[e004\\b004\\j004]>004]D004]I00\
4]P004]d004^8004^G004^]004^n004_A004_L004_\\004_k004``004a3004aP004aX004ak004b3004b>004bU004bj004c2004c:004cJ004cR004cX00\
4cj004d;004dM004dU001K9004d_001KG001KL004di004e1004e9004e?004eF001L5004eN004eY004eb004em004f9004fB004fL004f^001MC004g100\
4gL004gW004h1004h:004hX004hb004hk004i9004N_004iC004ic004j2004j9004jA004jP004jY004k4004k<004kN004kT004k`004kf004l2004lF00\
4lL004lW004lf004ln004m6004m@004mF004mQ004mk004n3004n>004nI004nS004n^004]I004nf004o9004oD004oL004oX004o`004oj0050>0050S00\
50f0050o0051K0051\\005200052L0052T0052^0052h005320053=0053G0053L0053[0053g0054:0054L0054V0054f0055A0055]0055o0056H0056Z00\
56l0057C0057V0057a0057l0058:0058C0058R0058e0058k005990059C0059P0059_0059g005:6005:=005:G005:P005:b005;4005;A005;P005;e00\
5;k001]a005<4005<E005<O004^8005=B005=]005=f005>2005>?005>I005>U005>e005>o005?9005?C005?K005?a005?j005@8005@I005@R005@`00\
5@j005A<005AJ005A\\005B7005BU005C3005CO005C`005Ci005D2005DE005DM000oL005DT005D\\005Dk005E3005EF005EZ005Eh005F20010_005FG00\
5FV005Fh005G8005GM005Gk005H7005HR005I0005I7005J=005JI0014U005J_005Jd005Jl005K?005KD005KK005K_005Kh005LL005L`005Lf005Lo00\
5M80016a0016i005MA0017;005MP005Mg005N3005NK005NP005N^005Nl0018Z005OA0018c005OF005OL001940019;005OS005OX005Oe005OF005P600\
5P=005PG005PP005PY005Pj005Q1005Q8005Q?005QR005R3005RN005S3005SN005T2005Tc005UD005VZ005WT005X2005X^005YD005ZX005QR005[700\
5[h005]0005]>005]Q005]X005]]005]h005^9005^K005^[005_0005_B005_X005_b005`1005`?005a4005aA005aU005a]005am005b5005b?005bQ00\
5bc005c1005c6005cG005cP005cV005cf005d8005dJ005dQ001K9005d[001KG005dk005e2005e;005DM005eE005eI005eP005e[005Ci005ee005em00\
5f:005fF005fR005fh001MC005g?005PG005gT005h0001NC005h;005hI005hR001O5005NP005hc005iC005iT001Oi005i[005in005j7005jO005jW00\
5jd005ji001Po005k7005kE005kZ005kb005ko005l=001Qj005lF001R6005lP005lX005mC005mM005mZ005me005mo005n=005]]005nI005n^005ni00\
1Sb005o1005o;005oD005o\\006070060I0060R006120061G0061a0062A001VS0062J0062\\0062d0062o0063:0063?0063Q0063e006440064G0064P00\
64a006540065G0065]0066?0066S0066_006790067K001ZN0067V0058:0067a006810068E0068N001[W0068_0068k0069:0069B001\\F0069N0069W00\
69a0069l006::006:D006:P006:_006:e001]a006:n006;A006;K005^K006<G005Dk006<e006=0006=?006=I006=T006=m005Ci006>7006>A006>H00\
6>^006>i006?2006?>006?G006?T006?\\006?n006@@006@R006@h006A>006AR006Ah006B4006B@006BG006BW006B`006Bi006C3006C>006CI006CQ00\
6Ca006D1006D?006DG0010_006DW006Dc006E5006EK006E[00124006F6006FP006Fm006G4006Go006HF006HZ006Ha006He006Hl004K1006I>006IF00\
6IY006Ib006JB006JT006JZ006Jb006Ji006K2006K:006KA006KT006K[006L3006L?006LV006Lb006Lo006MF001[I006MT0018c006M[006M_004Ok00\
6Mc006Mj006Mo006N?006M[006NO006NT006N\\006Na006Nj006O9006O?006OF006ON006O^006P>006PV006Q6006QJ006Qo006RW006S9006TD006U500\
6U[006VF006Vl006XK006Xf006YC006Yj006Zh006[6006[F006[K006[Q006[W006\\2006\\G006\\X006\\k006]<006]Q006]]006]o006^?006_2006_@00\
6_W006_\\006_l006`3006`>006`Q006`b006a0006a:006aK006aS006aY006an006b>006bS006b[001K9001K=001KG001KL006bh006c1006c8006c>00\
6cE001L5006cL006cV006c_006ci006d5006d=006dE006dQ001MC006d[006e5006e?006eV006eb006f?006fO006fX006fh006g2006g?006g^001Oc00\
1Oi006gk006Na006h;001PN006hR006ha006hg001Po006i6006iA006iS006iX006ih006in001Qj006j7004m@006jA006jK006jc006jj006k4006k=00\
6kF006kP006kV006k\\006kl006l6006l=006lJ006lW006la006m3006mE006mY006ma006n?006nP006nk006oK006oV006o_006oh007020070A0070L00\
70R0070_0070j0071>0071R0071Z0071h0072@0072Y0072k0073D0073T0073a0074;0074G0074O0074X0058:0074d007520075D001[N005990059C00\
75I0075V0075_0075o00768005:G0076D0076S006::0076d007740077G0077M001]a0077V0077h00781006\\G0078f006CI0079D0079O0079\\0079h00\
7:5007:K007:V007:`007:k007;D007;c007;m007<:007<L007<Y007<j007=4007=M007=]007=m007>C007>Y007>o007?E007?[007?b007?i007@<00\
7@C007@J007@Z007@m007A7007AG007AT007Aa007Am007B7007BJ007BV007Bf007C5007C?007CL00124007Ca007DD007DV007D`007Eo007FE007Fj00\
7G4007G8007GB007GX007G\\007Gi007H2007H?007HX007I4007I8007IE007IL007IV007I`007Ij007J7007JA007JX007Je007Jo007K6007KH007KR00\
7K_007Kf007Kj007L8007L<007LC007LC007LG007LK007LU007L_007Lf007Lj007M1007M8007M?007MU007M_007Mi007N6007NI007O1007OV007PM00\
7Q2007QW007RN007S0007T`007V2007Vi007WX007XX007YT007Z?007Zg007[[007\\^007\\h007]>007]E007]O007]V007^<007^I007^V007^l007_:00\
7_G007_N007_^007_n007`C007`P007`i007a6007aO007a\\007ai007b3007b=007bD007bK007bU007b\\007bc007c3007cF007cY007ci001K9001K=00\
1KG001KL001KP001KZ001Kb001Ki007d0001L5007d=007dD007dT007dj007e1007e8007eE007eR007e_007eo007fH007fO007f^007fn007g:007gA00\
7gQ007g[007gh007h4007h@007hP007hZ007ha007M8007i=007i\\007ii007j?007jI007j\\007ji007kB007fH007kZ007kd007kk001Qj007l;007lB00\
7lO007lV007m;007mH007mZ007ma007mh007n5007]O007n<007nU007n\\007nc007nj007o1007o8007oK007o^0080=0080G0080a008140081M0081g00\
81n008280082K0082^0082k008320083<0083C0083_0083l0082k008490084C0084V0084l0085<0085U0085e0086=0086X008700087:0087J0087\\00\
87n0088P0088]0088g0089:0089A0089J0089Z0089g008:3008::008:C008:J008:]008;3008;E008;X008;m008<:001]a008<I008<S008<_007^I00\
8=e008>=008>J007Lj008>\\008>c008?3008?I008?S008?]008@6008@@008@Q008@Z008@a008@k008A6008AE008AN008AY008Ai008B7008BD008BU00\
8Bg008C4008C>008CG008CQ008Ce008Co008D5008D=000o^008DI008DS008D_006D1008Dl008E40010_008E@008EN008E_008F1008F?00124008F\\00\
8G9008GW008G_008Hg008I60014U008IN008IT008IZ008Ih003KH008In008JA008JI008Jf008K7008K<008KL008KV0016a0016i008K\\006KT008Kf00\
8L?008LI008L[008Lg008M5008MJ003OD008MW008M[008Me008Mi008Mn003O]008N5008N;008NJ008NW008N\\008Na008Nm008O4008O=008OG008OQ00\
8OY008Oa008P2008PZ008Q5008QQ008Qk008RM008S<008Sc008U9008V1008VQ008W5008W`008Y<008Y]008ZB008Zn008[k008\\:008\\C008\\J008\\P00\
8\\U008\\i008];008]K008]V008]h008^8008^@008^N008^[008_?008_L008_`008_l008`>008`H008`R008`b008a3008a:008a>008aI008aQ008aY00\
8af008b4008bA008bO001K9001K=001KG001KL001KP001KZ008b\\001Ki008bb001L5008bi008c2008c;008cF008cO008cY008ce008d6001MC008dG00\
8dX008db008e9008e?008e]008eh008f3008fD008Lg008fL008fl001Oc001Oi008g7008O4008gE008g[008gc001P_008h3001Po008h<008hJ008h\\00\
8hf008i6008i?001Qj008iG008iO008iX008ia008j>008jF008jZ008je008k2008k?008kG008kN008kd008ko008l6008lA008lN008lT008ld008m200\
8mK008mT008n0008nA008n]008o9008oA001V\\008oK008oV008oa008on009030090@0090N0090[0090f0090m0091=0091W0091o0092=0092R0092a00\
92o0093M0093[0093k009430094>0094G0094V0094]001[N001[W0094f009520095?0095C0095M0095X0095f009600096=0096N0096X0096a0096m00\
973001]a0097<0097I0097R008];0098M0098k0099:0099K0099W0099]0099f009::009:H009:V009:a009:i009;>009;G009;T009;e009;m009<900\
9<B009<V009<g009=9009=J009=Z009=k009>=009>I009>S009>]009>n009?4009?;009?E009?O009?V009?]009?n009@?009@R009@Y0010_009@h00\
9A4009AG009AW009Af00124009BY009C4009D7009D?009EJ009E^009F1009F5009F?009FE009FU009F]009Fd009G8009G?009GV009Gg009H0009H700\
9H?009HF0016i009HO009Hb009Hi009I@009IH009IS009IY009Ie009J3001[I009JD0018c009JK009JS009J[009Jb009Ji009K2009KE009JK009KX00\
9K\\009Kb009Ki009L0009L@009LH009LO009LU009Lf009MC009MY009N8009NK009Nj009OW009P4009QK009R6009RW009S;009SZ009V?009VY009W500\
9WY009XU009Xh009Y7009Y?009YI009YQ009Yj009Z:009ZH009Z[009Zk009[;009[C009[U009[`009\\X009\\e009]9009]B009]U009]`009]i009^<00\
9^P009^]009^i009_6009_>009_G009_V009_e009`5009`D001K9001K=001KG001KL001KP001KZ008b\\001Ki009`R001L5009`Y009`b009`h009a200\
9a<009aD009aP009ab009b5009b>009bV009bb009c\\009ch009d^009de009e0009e<009IY009eD009f>009fO009fU009fb009fo009g6009gL009gQ00\
9g^009gd001Po009h3009h@009hN009hW009he009hk001Qj009i0009i;009iE009iO009ig009in009j9009jC009jM009j_009jf009jm009kA009kH00\
9kO009kZ009ke009l1009lC009lY009m3009m;009mY009mg009n>009nZ009nd009nm009o5009o>009oG009oP009oX009ob00:0:00:0J00:0[00:0d00\
:1700:1R00:1n00:2>00:2Z00:2k00:3600:3L00:3Z00:3l00:4500:4A00:4M00:4`00:5800:5=0049h00:5I00:5U001\\500:5e00:6300:6900:6B00\
:6J00:6X00:6k00:7500:7E0096m00:7X00:7a00:7k00:8<00:8E009Z:00:9<00:9W00:9^00:9i00::200:::00::D00::W00::e00:;200:;=00:;D00\
:;U00:;^00:;g004@N004@U004@`00:<300:<D004AM00:<U00:<f00:=<00:=Q00:=a004CI00:=n00:>600:>H00:>R00:>Y0052h00:>b004Db00:>j00\
4E>004EQ004E_00:?<0010_00:?O00:?Y00:?i00:@@005GM00124004G\\004H600:@R00:@Y00:AU00:A_004JM004JU00:Ao00:B3004K100:BB004KC00\
:BH00:BR00:Bk00:C:00:CC00:CM00:CV004M5004M=00:Cc004MW004M_00:D600:D@00:DW004N_00:Dc004O9001[I00:Do0018c004O`004Oe004Ok00\
4P200:E300:E800:EF004O`00:ET00:EX00:E`004Pm00:Ek004QA00:F800:FA00:FG00:FW00:G?00:G[00:H500:HL00:Ho00:IY00:J900:KO00:LH00\
:Lh00:MN00:N100:OI00:Od00:PE00:Po00:Qm00:R6004]>00:RE004]I00:RJ00:Rj00:S=00:SN004^]004^n00:S`00:Sk00:T;004_k00:TJ00:T\\00\
:U100:U800:UI004b300:UU00:Ui00:V<00:VI00:VQ00:V^006aS00:Vg00:W800:WI004dM00:WZ001K9001K=001KG001KL001KP001KZ008b\\001Ki00\
:We001L5006cL00:Wm00:X6006ci004f9004fB00:X@00:XQ00:Xa00:Xh00:YB004gW00:YL004h:004hX00:YW00:Y_00:Yl004N_004iC00:Z6004j200\
1Oi00:ZA004Pm00:ZO00:Zb00:Zj00:[500:[;001Po00:[I00:[T00:[f004lL00:[k00:\\6001Qj004m600:\\=00:\\D00:\\O00:\\h00:]000:];004nI00\
4nS00:]E004]I00:]L004o900:][00:]b004oX00:]m00:^:00:^M00:^a00:_>00:_F00:_a00:`100:`E00:`_00:`e001V\\0052h00:`n00:a800:aC00\
:aH00:aV00:ab00:ao00:b<00:bE00:bX00:c000:cI00:cZ00:d400:dC00:dR00:e100:e>00:eO00:eb00:f800:fB00:fS00:fe00:fk005990059C00\
:g:00:gI00:gO00:g]00:gd001\\U00:gn00:h<006::00:hL00:hZ005;e005;k001]a00:hk005<E00:i=00:im00:j>00:j]00:jf00:k200:k<00:kH00\
:kT005>e005>o005?900:kd00:kk00:l800:l?00:lF00:lO00:lV00:lb00:li00:m600:m@00:mJ00:mW00:md00:n100:n>00:nK00:nR00:nY00:o200\
:o900:o@00:oG00:oN00:oU00:o\\00:of00;0000;0?00;0F00;0P00;0\\00;0f00;1500;1?00;1F00;1X00;1d00;2A00;2S00;2Z00;3K00;3X00;3k00\
;4200;4900;4@00;4M00;4T00;4[007H200;4k00;5;00;5T00;5[00;5b00;5i00;6300;6=00;6G00;6T00;6[00;7700;7>00;7N00;7U00;7g00;8400\
;8>007Kf00;8E00;8S00;8S00;8Z00;8Z007LG00;8a00;8k00;95007Lf00;9<00;9C00;9J00;9Q00;9^00;9e00;9l00;:300;::00;:P00;:c00;;600\
;;I00;;b00;<D00;<Z00;=T00;>N00;>j00;?J00;@300;@W00;A000;AF00;Ae00;BM00;BT00;Bd00;Bk00;C200;C900;CI00;CY00;Cc00;D000;DP00\
;D`00;Dg00;E400;E>00;EQ00;E^00;Ek00;F200;F?00;FF00;FS00;F]00;Fg00;Fn00;G5007bU00;GB00;GI00;GV00;Gc00;H000;H:001K9001K=00\
1KG001KL001KP001KZ008b\\001Ki00;HD001L500;HK00;HR00;HY00;Hc00;Hj00;I100;I;00;IB00;II00;IP00;I]00;Ig00;J600;JC00;JR00;JY00\
;Jc00;K000;K7007h400;KF00;KS007hZ00;KZ00;9J00;Kg00;L400;L;00;LB00;LI00;LY00;L`00;Lm00;M<00;MC00;MM00;MT00;M[007l;00;Mb00\
;Mi00;N000;NI00;NP00;NY00;N`00;Ng007n500;Nn00;O500;OB00;OI00;OP00;OW00;O^00;Oe00;P200;P?00;PO00;PS00;Pf00;Q000;QC0081g00\
;QV00;Q`00;Qg00;R400;R;00;RH0083<00;RO00;R\\00;Ro00;SB00;SO00;S\\00;Sl00;T<00;TF00;TY00;Tc00;To00;U>00;UJ00;UQ00;UX00;Ua00\
;Uj00;V:00;VD00;VK00;VU00;V\\00;Ve00;Vo00;W900;WE00;WL00;WU00;W\\00;Wf00;X000;X900;XC00;XO00;XV001]a00;X_00;Xl00;Y500;CY00\
;Y]00;Z500;Z<00;9<00;ZE00;ZL00;ZV008?I008?S00;Zc\u{1c}action.activate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.\
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
right\u{1c}format.bar\u{1c}format.bold\u{1c}format.color\u{1c}format.italic\u{1c}format.mixed\u{1c}format.size\u{1c}format.size-decrease\u{1c}format.size-increa\
se\u{1c}format.strikethrough\u{1c}format.underline\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.retu\
rn\u{1c}key.shift\u{1c}key.space\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}lis\
t.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}media\
.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-wi\
ndow\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.ne\
w-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}re\
ply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spell\
ing.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.inspector-width\u{1c}split.second-widt\
h\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.ne\
xt\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-column\u{1c}table\
.size-column-to-fit\u{1c}table.widen-column\u{1c}token.added\u{1c}token.rejected\u{1c}token.removed\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-form\
at\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-\
url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-for\
mat\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.url\u{1c}type.values\u{1c}type.video-format\u{1c}unavailab\
le.check-spelling\u{1c}unavailable.no-results\u{1c}unavailable.no-results-for\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}\
window.always-on-top\u{1c}window.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Dro\
p %@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom\
 out\u{1c}Send by Email\u{1c}Add\u{1c}Back\u{1c}Message\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$\
@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o\
%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Press Escape and then Tab to move to the next element.\u{1c}Tab indents\u{1c}Tab moves the focus\u{1c}Cod\
e\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Pick a color on the screen\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Com\
pose\u{1c}In progress\u{1c}Maximum\u{1c}Minimum\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}Progress\u{1c}Progress halted\u{1c}Rating\u{1c}%1$@ of %2$@\u{1c}Refre\
shing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Cl\
ear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The download was cancelled.\u{1c}The file \
does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secure.\u{1c}The image cannot be read.\u{1c}Vid\
eo and audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be reached, or does not have the fi\
le.\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe se\
rver took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did not answer.\u{1c}The file cannot be \
read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not supported.\u{1c}Fast forward\u{1c}Choose Fo\
lder\u{1c}Open\u{1c}All\u{1c}Find\u{1c}Ignore Case\u{1c}Next result\u{1c}No results\u{1c}Search options\u{1c}%1$lld of %2$lld\u{1c}Previous result\u{1c}Replace\u{1c}Replace al\
l\u{1c}Replace with\u{1c}\u{1e}1\u{1f}o%lld result\u{1f}x%lld results\u{1c}Whole Words\u{1c}Wrap Around\u{1c}Fonts\u{1c}System Font\u{1c}Center\u{1c}Justify\u{1c}Align left\u{1c}Align r\
ight\u{1c}Formatting\u{1c}Bold\u{1c}Text color\u{1c}Italic\u{1c}Mixed\u{1c}Text size\u{1c}Decrease text size\u{1c}Increase text size\u{1c}Strikethrough\u{1c}Underline\u{1c}Alt\
\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Mov\
e Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\
\u{1c}Playing\u{1c}Position\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}\
Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Red\
o %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spell\
ing\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of the inspector\u{1c}Width of the second column\u{1c}St\
op\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Mo\
ve Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}%@ added\u{1c}%@ cannot be added\u{1c}%@ remo\
ved\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Fol\
der\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of va\
lues\u{1c}%@ video\u{1c}Check the spelling or try a new search.\u{1c}No Results\u{1c}No Results for “%@”\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always\
 on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\
\u{1c}الصفحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إر\
سال عبر البريد الإلكتروني\u{1c}إضافة\u{1c}رجوع\u{1c}رسالة\u{1c}الإشارات المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخط\
ط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m\
%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغل\
اق\u{1c}اضغط على Escape ثم Tab للانتقال إلى العنصر التالي.\u{1c}مفتاح Tab يزيد المسافة البادئة\u{1c}مفتاح Tab ينقل التركيز\u{1c}شيفرة\u{1c}أزرق\u{1c}ا\
للون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}اختيار لون من الشاشة\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}\
الحد الأقصى\u{1c}الحد الأدنى\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}التقييم\u{1c}%1$@ من %2$@\u{1c}جارٍ ا\
لتحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}ت\
عديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلو\
بة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى ا\
لخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب\
.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخا\
دم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراء\
ة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}الكل\u{1c}بحث\u{1c}تجاهل حالة ا\
لأحرف\u{1c}النتيجة التالية\u{1c}لا توجد نتائج\u{1c}خيارات البحث\u{1c}%1$lld من %2$lld\u{1c}النتيجة السابقة\u{1c}استبدال\u{1c}استبدال الكل\u{1c}استبدال بـ\u{1c}\u{1e}1\u{1f}zلا\
 نتائج\u{1f}oنتيجة واحدة\u{1f}tنتيجتان\u{1f}f%lld نتائج\u{1f}m%lld نتيجة\u{1f}x%lld نتيجة\u{1c}كلمات كاملة\u{1c}متابعة من البداية\u{1c}الخطوط\u{1c}خط النظام\u{1c}توسيط\u{1c}ضب\
ط\u{1c}محاذاة إلى اليسار\u{1c}محاذاة إلى اليمين\u{1c}التنسيق\u{1c}غامق\u{1c}لون النص\u{1c}مائل\u{1c}مختلط\u{1c}حجم النص\u{1c}تصغير النص\u{1c}تكبير النص\u{1c}يتوسطه خط\u{1c}تسطير\u{1c}مس\
افة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tسا\
عتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld د\
قيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}\
إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم\
 إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تح\
ديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئة\u{1c}لم يتم العثور على اقت\
راحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض المفتش\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}الس\
جل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود للخلف\u{1c}نقل ا\
لعمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}تمت إضافة %@\u{1c}لا يمكن إضافة %@\u{1c}تمت إزالة %@\u{1c}إعادة المحاولة\
\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}ص\
ورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق من ا\
لتهجئة أو جرّب بحثًا جديدًا.\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}\
Aktivieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige \
Seite\u{1c}Nach unten scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts scrollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleine\
rn\u{1c}Per E-Mail senden\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Meldung\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$\
@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@\
 von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Escape und dann Tab führt zum nächsten Element.\u{1c}Tab rückt ein\u{1c}Tab\
 wechselt das Element\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Farbe vom Bildschirm aufnehmen\u{1c}Zuletzt\
 benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalt\
en\u{1c}Bewertung\u{1c}%1$@ von %2$@\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorher\
iger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei \
kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden\
.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Vid\
eo und Audio können nicht wiedergegeben werden, weil GStreamer nicht installiert ist.\u{1c}Der Server ist nicht erreichbar od\
er hat die Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Server hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat \
mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekunde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden ge\
braucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei kann nicht gelesen werden.\u{1c}Das Format der Datei wird nicht unterstü\
tzt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht unterstützt.\u{1c}Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Alle\u{1c}Suchen\u{1c}Groß-/Kle\
inschreibung ignorieren\u{1c}Nächstes Ergebnis\u{1c}Keine Ergebnisse\u{1c}Suchoptionen\u{1c}%1$lld von %2$lld\u{1c}Vorheriges Ergebnis\u{1c}Ersetzen\u{1c}A\
lle ersetzen\u{1c}Ersetzen durch\u{1c}\u{1e}1\u{1f}o%lld Ergebnis\u{1f}x%lld Ergebnisse\u{1c}Ganze Wörter\u{1c}Am Anfang fortsetzen\u{1c}Schriften\u{1c}Systemschrift\
\u{1c}Zentriert\u{1c}Blocksatz\u{1c}Linksbündig\u{1c}Rechtsbündig\u{1c}Formatierung\u{1c}Fett\u{1c}Textfarbe\u{1c}Kursiv\u{1c}Gemischt\u{1c}Schriftgröße\u{1c}Schrift verkleine\
rn\u{1c}Schrift vergrößern\u{1c}Durchgestrichen\u{1c}Unterstrichen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\
\u{1c}Aufsteigend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}\
1\u{1f}o%lld Stunde\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}\u{1e}1\u{1f}o%lld Sekund\
e\u{1f}x%lld Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}\
Weitere Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet\
.\u{1c}Wiederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschlä\
ge\u{1c}Einstellungen\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten \
Spalte\u{1c}Spalten ausblenden\u{1c}Breite des Inspektors\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Meh\
r\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte \
nach vorn bewegen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}%@ hinzugefügt\u{1c}%@ kann nicht hinzugefügt\
 werden\u{1c}%@ entfernt\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokum\
ent\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@-Tex\
t\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Überprüfen Sie die Schreibweise oder suchen Sie nach etwas anderem.\u{1c}Keine Ergebnisse für „%@“\u{1c}Rü\
ckgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activar\u{1c}Cancelar arrastre\
\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acción principal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Desplazar\
 hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}Desplazar hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Enviar \
por correo electrónico\u{1c}Añadir\u{1c}Atrás\u{1c}Mensaje\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %2$@\u{1c}\
Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld series\u{1c}%\
1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Pulsa Escape y después Tabulador para ir al siguiente eleme\
nto.\u{1c}Tabulador aplica sangría\u{1c}Tabulador mueve el foco\u{1c}Código\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexadeci\
mal\u{1c}Opacidad\u{1c}Elegir un color de la pantalla\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Máximo\u{1c}Mínimo\u{1c}Más info\
rmación\u{1c}Página\u{1c}página %1$lld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Valoración\u{1c}%1$@ de %2$@\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}F\
echa\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Cop\
iar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede reproducir el archivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El \
archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}La conexión con el servidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}N\
o se pueden reproducir vídeo ni audio porque GStreamer no está instalado.\u{1c}No se puede acceder al servidor o este no tien\
e el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El servidor respondió con el error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}\
1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl servidor tardó más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No se puede\
 leer el archivo.\u{1c}El formato del archivo no es compatible.\u{1c}Las direcciones que empiezan por «%@:» no son compatibles.\u{1c}Av\
anzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Todo\u{1c}Buscar\u{1c}Ignorar mayúsculas\u{1c}Resultado siguiente\u{1c}Sin resultados\u{1c}Opciones de búsqueda\u{1c}%\
1$lld de %2$lld\u{1c}Resultado anterior\u{1c}Reemplazar\u{1c}Reemplazar todo\u{1c}Reemplazar por\u{1c}\u{1e}1\u{1f}o%lld resultado\u{1f}m%lld resultados\u{1f}x%lld r\
esultados\u{1c}Palabras completas\u{1c}Continuar desde el principio\u{1c}Fuentes\u{1c}Fuente del sistema\u{1c}Centrar\u{1c}Justificar\u{1c}Alinear a la izq\
uierda\u{1c}Alinear a la derecha\u{1c}Formato\u{1c}Negrita\u{1c}Color del texto\u{1c}Cursiva\u{1c}Mixto\u{1c}Tamaño del texto\u{1c}Reducir el texto\u{1c}Aumentar el \
texto\u{1c}Tachado\u{1c}Subrayado\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}E\
xpandido\u{1c}Mover hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\
\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Víd\
eo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla completa\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nu\
eva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehac\
er\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Responder\u{1c}Retroceder\u{1c}Guardar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}\
Ignorar ortografía\u{1c}Aprender ortografía\u{1c}No hay sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho de\
l inspector\u{1c}Ancho de la segunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más\
 vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delan\
te\u{1c}Estrechar columna\u{1c}Ajustar ancho de columna\u{1c}Ensanchar columna\u{1c}Se ha añadido %@\u{1c}No se puede añadir %@\u{1c}Se ha eliminado %\
@\u{1c}Reintentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Documento %\
@\u{1c}URL de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %@\u{1c}Códig\
o fuente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ortografía o prueba con otra búsqueda.\u{1c}S\
in resultados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restau\
rar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Déposer : %@\u{1c}Augmenter\u{1c}Action principa\
le\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la gauche\u{1c}Faire défiler vers la droite\u{1c}Fai\
re défiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Envoyer par e-mail\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appareil photo\u{1c}Annul\
er\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@. Aucune valeur\u{1c}Nu\
age de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld valeur\u{1f}x%l\
ld valeurs\u{1c}Fermer\u{1c}Appuyez sur Échap puis sur Tab pour passer à l’élément suivant.\u{1c}Tab indente\u{1c}Tab déplace le focus\u{1c}Bleu\u{1c}\
Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Prélever une couleur à l’écran\u{1c}Couleur récente %@\u{1c}Roug\
e\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Note\u{1c}%1$@ sur %2$@\u{1c}A\
ctualisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Ef\
facer le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléc\
hargement a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas sécuri\
sée.\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\u{1c}Le ser\
veur est injoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld\
.\u{1c}Le serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld seconde\
s.\u{1c}Le serveur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %@: » ne\
 sont pas prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\u{1c}Tout\u{1c}Rechercher\u{1c}Ignorer la casse\u{1c}Résultat suivant\u{1c}Au\
cun résultat\u{1c}Options de recherche\u{1c}%1$lld sur %2$lld\u{1c}Résultat précédent\u{1c}Remplacer\u{1c}Tout remplacer\u{1c}Remplacer par\u{1c}\u{1e}1\u{1f}o%lld r\
ésultat\u{1f}m%lld résultats\u{1f}x%lld résultats\u{1c}Mots entiers\u{1c}Reprendre au début\u{1c}Polices\u{1c}Police système\u{1c}Centrer\u{1c}Justifier\u{1c}Aligner\
 à gauche\u{1c}Aligner à droite\u{1c}Mise en forme\u{1c}Gras\u{1c}Couleur du texte\u{1c}Italique\u{1c}Mixte\u{1c}Taille du texte\u{1c}Réduire le texte\u{1c}Agrandir \
le texte\u{1c}Barré\u{1c}Souligné\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}Croissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Dével\
opper\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}C\
ouper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Q\
uitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentat\
ion\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour r\
apide\u{1c}Enregistrer\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}\
Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masquer les colonnes\u{1c}Largeur de l’inspecteur\u{1c}Largeur de la deu\
xième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}Onglet suiva\
nt\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster la colonne\
 à son contenu\u{1c}Élargir la colonne\u{1c}Ajout de %@\u{1c}Impossible d’ajouter %@\u{1c}Suppression de %@\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vi\
déo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\
\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthographe ou\
 lancez une nouvelle recherche.\u{1c}Aucun résultat pour « %@ »\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au pr\
emier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aument\
a\u{1c}Azione principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scorri verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorri verso destra\u{1c}\
Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Invia per email\u{1c}Aggiungi\u{1c}Indietro\u{1c}Messaggio\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Ann\
ulla\u{1c}Grafico ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispe\
rsione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Premi Es\
c e poi Tab per passare all’elemento successivo.\u{1c}Tab applica il rientro\u{1c}Tab sposta il focus\u{1c}Codice\u{1c}Blu\u{1c}Colore\u{1c}Griglia di\
 colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Preleva un colore dallo schermo\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In cor\
so\u{1c}Massimo\u{1c}Minimo\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$lld\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Valutazione\u{1c}%1$@ \
su %2$@\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fin\
e\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodurre il file.\u{1c}Il file è danneggiato.\u{1c}Il\
 download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}La connessione al server non è sicura.\
\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché GStreamer non è installato.\u{1c}Il server non \
è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server ha risposto con l’errore %lld.\u{1c}Il server\
 ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl server ha impiegato più di %lld secondi.\
\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file non è supportato.\u{1c}Gli indirizzi che inizian\
o con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli cartella\u{1c}Apri\u{1c}Tutto\u{1c}Trova\u{1c}Ignora maiuscole/minuscole\u{1c}Risultato suc\
cessivo\u{1c}Nessun risultato\u{1c}Opzioni di ricerca\u{1c}%1$lld di %2$lld\u{1c}Risultato precedente\u{1c}Sostituisci\u{1c}Sostituisci tutto\u{1c}Sostitui\
sci con\u{1c}\u{1e}1\u{1f}o%lld risultato\u{1f}m%lld risultati\u{1f}x%lld risultati\u{1c}Parole intere\u{1c}Riprendi dall’inizio\u{1c}Font\u{1c}Font di sistema\u{1c}Centr\
a\u{1c}Giustifica\u{1c}Allinea a sinistra\u{1c}Allinea a destra\u{1c}Formattazione\u{1c}Grassetto\u{1c}Colore del testo\u{1c}Corsivo\u{1c}Misto\u{1c}Dimensione del t\
esto\u{1c}Riduci il testo\u{1c}Ingrandisci il testo\u{1c}Barrato\u{1c}Sottolineato\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}Comprimi\u{1c}Com\
presso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caric\
amento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%l\
ld secondi\u{1c}Attiva audio\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finest\
ra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Ripeti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Ri\
avvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Ignora ortografia\u{1c}Impara ortogr\
afia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza dell’inspector\u{1c}Larghezza della\
 seconda colonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\u{1c}Pannello s\
uccessivo\u{1c}Pannello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi colonna\u{1c}Ad\
atta larghezza colonna\u{1c}Allarga colonna\u{1c}Aggiunto: %@\u{1c}Impossibile aggiungere %@\u{1c}Rimosso: %@\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}A\
udio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo form\
attato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Video %@\u{1c}Controlla l’ortografia o prova un’al\
tra ricerca.\u{1c}Nessun risultato per “%@”\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\
\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロー\
ル\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}メールで送信\u{1c}追加\u{1c}戻る\u{1c}メッセージ\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グ\
ラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}Escapeキー、続けてTabキーを押すと次の要素に移動します。\u{1c}Tabキーで字下げ\u{1c}Tabキーでフォーカスを移動\u{1c}コード\u{1c}青\u{1c}カ\
ラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}画面から色を選択\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}最大値\u{1c}最小値\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}評価\u{1c}%2$@段階中%1$@\
\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルさ\
れました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サ\
ーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}\
ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開く\u{1c}すべて\u{1c}検索\u{1c}大文字/小文字を区別しない\u{1c}次の結果\u{1c}結果なし\u{1c}検索オプション\u{1c}%1$lld/%2\
$lld\u{1c}前の結果\u{1c}置換\u{1c}すべて置換\u{1c}置換文字列\u{1c}\u{1e}1\u{1f}x%lld件の結果\u{1c}単語全体\u{1c}先頭に戻って検索\u{1c}フォント\u{1c}システムフォント\u{1c}中央揃え\u{1c}両端揃え\u{1c}左揃え\u{1c}右揃え\u{1c}書式\u{1c}太字\u{1c}文字色\u{1c}斜体\u{1c}混在\u{1c}文字サイズ\u{1c}文字を小さく\u{1c}文字を大きく\u{1c}\
取り消し線\u{1c}下線\u{1c}スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中\
%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\
\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}インスペクタの幅\u{1c}\
2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}%@を追加しました\u{1c}%@は追\
加できません\u{1c}%@を削除しました\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテ\
キスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}“%@”の結果なし\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小\
化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}Verhogen\u{1c}Hoofdactie\u{1c}Volgende p\
agina\u{1c}Vorige pagina\u{1c}Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}Inzoomen\u{1c}Uitzoomen\u{1c}Verstuur v\
ia e-mail\u{1c}Toevoegen\u{1c}Terug\u{1c}Bericht\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. G\
een waarden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%\
lld waarden\u{1c}Sluiten\u{1c}Druk op Escape en daarna op Tab om naar het volgende onderdeel te gaan.\u{1c}Tab springt in\u{1c}Tab verplaats\
t de focus\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Kies een kleur op het scherm\u{1c}Recente kleur %@\u{1c}Rood\
\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Beoordeling\u{1c}%1$@ van %2$\
@\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijdere\
n\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet worden afgespeeld.\u{1c}Het bestan\
d is beschadigd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}De verbinding m\
et de server is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunnen niet worden afgespeeld, omd\
at GStreamer niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\u{1c}De server blijft doorverwijz\
en.\u{1c}De server antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld secon\
de nodig.\u{1f}xDe server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan niet worden gele\
zen.\u{1c}De bestandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden niet ondersteund.\u{1c}Vooruitspoelen\
\u{1c}Kies map\u{1c}Openen\u{1c}Alles\u{1c}Zoek\u{1c}Negeer hoofdletters\u{1c}Volgend resultaat\u{1c}Geen resultaten\u{1c}Zoekopties\u{1c}%1$lld van %2$lld\u{1c}Vorig res\
ultaat\u{1c}Vervang\u{1c}Vervang alles\u{1c}Vervang door\u{1c}\u{1e}1\u{1f}o%lld resultaat\u{1f}x%lld resultaten\u{1c}Hele woorden\u{1c}Ga verder bij begin\u{1c}Lettertyp\
en\u{1c}Systeemlettertype\u{1c}Centreren\u{1c}Uitvullen\u{1c}Links uitlijnen\u{1c}Rechts uitlijnen\u{1c}Opmaak\u{1c}Vet\u{1c}Tekstkleur\u{1c}Cursief\u{1c}Gemengd\u{1c}Tekstgro\
otte\u{1c}Tekst kleiner\u{1c}Tekst groter\u{1c}Doorgestreept\u{1c}Onderstreept\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}\
Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%\
lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Slui\
t volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}\
Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}\
Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen \
suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte van het infovenster\u{1c}Breedte van de twe\
ede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}R\
ecent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolo\
m\u{1c}%@ toegevoegd\u{1c}%@ kan niet worden toegevoegd\u{1c}%@ verwijderd\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E\
-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%\
@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Waardentabel\u{1c}%@-video\u{1c}Controleer de spelling of probeer een andere zoekopdr\
acht.\u{1c}Geen resultaten voor ‘%@’\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximalis\
eren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}G\
łówna czynność\u{1c}Następna strona\u{1c}Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}\
Powiększ\u{1c}Pomniejsz\u{1c}Wyślij e-mailem\u{1c}Dodaj\u{1c}Wstecz\u{1c}Komunikat\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ w\
edług: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\
\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamkni\
j\u{1c}Naciśnij Escape, a następnie Tab, aby przejść do następnego elementu.\u{1c}Tab dodaje wcięcie\u{1c}Tab przenosi fokus\u{1c}Kod\u{1c}Niebie\
ski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba szesnastkowa\u{1c}Krycie\u{1c}Wybierz kolor z ekranu\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwa\
ki\u{1c}Utwórz\u{1c}W toku\u{1c}Maksimum\u{1c}Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Ocena\u{1c}%1$@ z %2$@\u{1c}Odświeżani\
e\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}W\
yczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało a\
nulowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać\
 obrazu.\u{1c}Nie można odtworzyć wideo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub n\
ie ma pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer po\
trzebował ponad %lld sekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potr\
zebował ponad %lld sekundy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy\
 zaczynające się od „%@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\u{1c}Wszystkie\u{1c}Znajdź\u{1c}Ignoruj wielkość \
liter\u{1c}Następny wynik\u{1c}Brak wyników\u{1c}Opcje wyszukiwania\u{1c}%1$lld z %2$lld\u{1c}Poprzedni wynik\u{1c}Zamień\u{1c}Zamień wszystkie\u{1c}Zamień na\u{1c}\u{1e}\
1\u{1f}o%lld wynik\u{1f}f%lld wyniki\u{1f}m%lld wyników\u{1f}x%lld wyniku\u{1c}Całe wyrazy\u{1c}Szukaj od początku\u{1c}Czcionki\u{1c}Czcionka systemowa\u{1c}Wyśrodk\
uj\u{1c}Wyjustuj\u{1c}Wyrównaj do lewej\u{1c}Wyrównaj do prawej\u{1c}Formatowanie\u{1c}Pogrubienie\u{1c}Kolor tekstu\u{1c}Kursywa\u{1c}Mieszane\u{1c}Rozmiar tekstu\u{1c}Z\
mniejsz tekst\u{1c}Powiększ tekst\u{1c}Przekreślenie\u{1c}Podkreślenie\u{1c}Spacja\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś\
 w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld godziny\u{1f}m%lld godzin\u{1f}x%lld godzi\
ny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycja\u{1c}\u{1e}1\u{1f}o%lld seku\
nda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Peł\
ny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Progr\
am jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Prop\
ozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej \
kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość inspektora\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Histor\
ia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do t\
yłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz kolumnę\u{1c}Dodano: %@\u{1c}Nie można dodać: %@\u{1c}Usun\
ięto: %@\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokumen\
t %@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródł\
owy %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Sprawdź pisownię lub spróbuj wyszukać coś innego.\u{1c}Brak wyników dla „%\
@”\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar a\
rraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Ação principal\u{1c}Próxima página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a d\
ireita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Enviar por e-mail\u{1c}Adicionar\u{1c}Voltar\u{1c}Mensagem\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico d\
e linhas\u{1c}Sem dados\u{1c}%@. Sem valores\u{1c}Gráfico de dispersão\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Pressione Escape e depois Tab para ir ao\
 próximo elemento.\u{1c}Tab recua\u{1c}Tab move o foco\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Escolher uma cor da tela\u{1c}Cor recente %@\u{1c}\
Vermelho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mais informações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Avaliação\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\
\u{1c}Próximo mês\u{1c}Mês anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o \
arquivo.\u{1c}O arquivo está danificado.\u{1c}O download foi cancelado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A co\
nexão com o servidor não é segura.\u{1c}Não é possível ler a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStream\
er não está instalado.\u{1c}O servidor não pode ser acessado ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor\
 respondeu com o erro %lld.\u{1c}O servidor enviou mais de %lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor \
demorou mais de %lld segundos.\u{1c}O servidor não respondeu.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compat\
ível.\u{1c}Endereços que começam com “%@:” não são compatíveis.\u{1c}Avançar\u{1c}Escolher pasta\u{1c}Tudo\u{1c}Ignorar maiúsculas/minúsculas\u{1c}Pró\
ximo resultado\u{1c}Nenhum resultado\u{1c}Opções de busca\u{1c}Substituir\u{1c}Substituir tudo\u{1c}Substituir por\u{1c}Palavras inteiras\u{1c}Continuar do\
 início\u{1c}Fontes\u{1c}Fonte do Sistema\u{1c}Centralizar\u{1c}Alinhar à esquerda\u{1c}Alinhar à direita\u{1c}Formatação\u{1c}Negrito\u{1c}Cor do texto\u{1c}Itálico\
\u{1c}Tamanho do texto\u{1c}Diminuir o texto\u{1c}Aumentar o texto\u{1c}Sublinhado\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para cim\
a\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrado\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da tela \
cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O progr\
ama está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Salvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Apr\
ender ortografia\u{1c}Nenhuma sugestão encontrada\u{1c}Colunas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura do inspetor\u{1c}Larg\
ura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recente\
s\u{1c}Mais bem avaliados\u{1c}Mover coluna para trás\u{1c}Mover coluna para frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar \
coluna\u{1c}Adicionado: %@\u{1c}Não é possível adicionar %@\u{1c}Removido: %@\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\
\u{1c}Áudio %@\u{1c}Áudio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto \
simples\u{1c}Texto formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Verifique a ortografia ou tente uma nova busca.\u{1c}N\
enhum Resultado\u{1c}Nenhum Resultado para “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}\
拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}通过电子邮件发送\u{1c}添加\u{1c}返回\u{1c}消息\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$\
@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}按下Escape再按Tab可移到下一个元素。\u{1c}Tab键缩进\u{1c}Tab键移动焦\
点\u{1c}代码\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}从屏幕取色\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}最大值\u{1c}最小值\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}评分\u{1c}%1$@，满分%2$@\u{1c}正在刷新\
\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视\
频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不\
支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}选择文件夹\u{1c}打开\u{1c}全部\u{1c}查找\u{1c}忽略大小写\u{1c}下一个结果\u{1c}无结果\u{1c}查找选项\u{1c}第 %1$lld 个，共 %2$lld 个\u{1c}上一个结果\u{1c}替换\u{1c}全部替换\u{1c}替换为\u{1c}\u{1e}1\u{1f}x%lld 个结果\u{1c}全字\
匹配\u{1c}循环查找\u{1c}字体\u{1c}系统字体\u{1c}居中\u{1c}两端对齐\u{1c}左对齐\u{1c}右对齐\u{1c}格式\u{1c}粗体\u{1c}文字颜色\u{1c}混合\u{1c}文字大小\u{1c}缩小文字\u{1c}放大文字\u{1c}删除线\u{1c}下划线\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\
\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中\
。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}检查器的宽度\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}\
上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}已添加%@\u{1c}无法添加%@\u{1c}已移除%@\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}\
图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试新的搜索。\u{1c}没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “Text color”
    package static var formatColor: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Italic”
    package static var formatItalic: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Mixed”
    package static var formatMixed: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “Text size”
    package static var formatSize: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Decrease text size”
    package static var formatSizeDecrease: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Increase text size”
    package static var formatSizeIncrease: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Strikethrough”
    package static var formatStrikethrough: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Underline”
    package static var formatUnderline: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 159, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 161, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 165) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 166, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 167, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 180, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 190) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 191, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 196) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 199) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 205) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 207) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “Width of the inspector”
    package static var splitInspectorWidth: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 212) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 221) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 222) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 223) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 224) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 225) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 226) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 227) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 228) }
    /// “%@ added”
    package static func tokenAdded(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 229, .text(argument1))
    }
    /// “%@ cannot be added”
    package static func tokenRejected(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 230, .text(argument1))
    }
    /// “%@ removed”
    package static func tokenRemoved(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 231, .text(argument1))
    }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 232) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 233) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 234, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 235, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 236) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 237) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 238) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 239) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 240) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 241, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 242) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 243) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 244, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 245) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 246, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 247) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 248) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 249) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 250, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 251) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 252, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 253) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 254, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 255) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 256) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 257, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 258) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 259) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 260, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 261) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 262, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 263) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 264) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 265) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 266) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 267) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 268) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 269) }
}
}
