import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of the Netherlands and of Flanders. */
export const netherlands: MerchantNames = {
  groceries: `albert heijn|albert heyn|ah to go|ah online|jumbo|jumbo supermarkten|jumbo foodmarkt|plus supermarkt|coop supermarkt|coop supermarkten|lidl nederland|aldi nederland|dirk van den broek|dirk vd broek|dirk|
    dekamarkt|deka markt|hoogvliet|vomar|vomar voordeelmarkt|spar nederland|spar city|nettorama|poiesz|jan linders|boni|boni supermarkt|mcd supermarkt|boons markt|ekoplaza|odin|marqt|natuurwinkel|
    picnic|picnic bv|crisp|flink nl|gorillas nl|getir nl|hellofresh nederland|marley spoon|hema bakkerij|bakker bart|bakkerij|bakker|slagerij|amazing oriental|toko|hanos|sligro|makro|
    bidfood|delhaize|ad delhaize|proxy delhaize|colruyt|okay colruyt|bio planet|spar colruyt|carrefour belgie|louis delhaize|match belgie|cora belgie|albert heijn belgie|ekivrac|too good to go nl|
    coop compact|troefmarkt|attent|dagwinkel|kaashandel|keurslager|stach food|landmarkt|grutto com|de krat|streekbox`,
  alcohol: `gall gall|gall en gall|mitra|dirck iii|slijterij|uw topslijter|wijnvoordeel|wijnbeurs|colaris|drankgigant|drankdozijn|les genereux|grapedistrict|wijnkoper|prik tik|beer republic|hopt`,
  "eating-out": `febo|smullers|new york pizza|spare rib express|bagels beans|la place|vapiano nederland|happy italy|loetje|van der valk restaurant|hema restaurant|ikea restaurant nl|de beren|de pizzabakkers|
    sumo sushi|sumo|shabu shabu|wagamama nl|dunkin nl|backwerk nl|julia s|kiosk ns|snackbar|cafetaria|frituur|eetcafe|grand cafe|bram ladage|kwalitaria|plaza foodforall|verhage|hans in kitchen|
    salsa shop|sla amsterdam|vegan junk food|ellis gourmet burger|ter marsch|burgermeester|bar bistro|de librije|thuisbezorgd|thuisbezorgd nl|deliveroo nl|uber eats nl|ubereats nl|too good to go|
    quick belgie|exki belgie|lunch garden|panos|le pain quotidien be|ellis burger|otomat|frit flagey|takeaway be|vermaat|hutten catering|eurest nederland|sodexo nl|albron|compass group nl|
    happy days eten|fletcher restaurant|humphreys|popocatepetl|il giardino|giraffe eten|poke perfect|bagel boy|sushi time|sushipoint|domino s pizza nederland|dominos nederland|kfc nederland|la cubanita|
    pannenkoekenhuis|ijssalon|australian ice|subway nederland|five guys nl`,
  coffee: `coffeecompany|coffee company|doppio espresso|doppio|barista cafe|bagels beans koffie|simon levelt|starbucks ns|koffie|anne max|douwe egberts cafe|espressobar|back to black|bocca coffee|lebkov|
    toki amsterdam|black bloom|coffeelab|or coffee|mok coffee|viggos|koffiebar|anne en max`,
  fuel: `tango|tango tankstation|tinq|tinq tankstation|firezone|argos tankstation|gulf nederland|shell station|shell nederland|bp nederland|esso nederland|total nederland|texaco nederland|texaco|fieten olie|
    haan tank|de haan|tamoil nederland|makro tankstation|ok olie|ok tankstation|supertank|avia xpress|avia nederland|berkman|brand oil|amigo tank|kuwait petroleum|q8|q8 easy|lukoil belgie|octaplus|dats 24|
    dats24|gabriels|power tank|maes tank|fastned|allego|shell recharge|newmotion|vattenfall incharge|greenflux|ecotap|anwb laden|eneco emobility|total energies nl|tankstation|peut|calpam tank|joulz`,
  car: `kwik fit nederland|kwikfit|profile tyrecenter|profile car|euromaster nederland|halfords nederland|halfords nl|carglass nederland|autotaalglas|anwb|anwb wegenwacht|rdw|cbr|bovag|vakgarage|autocrew|james autoservice|
    carwash|wasstraat|ikwasmijnauto|belastingdienst motorrijtuigen|winparts|mijnautoonderdelen|autofirst|bosch car nl|apk keuring|loogman|anac carwash|roadrunner carwash|touring belgie|vab|auto5|
    marktplaats auto|wash in|wheelerdelta|oponeo`,
  parking: `parkmobile nl|yellowbrick|parkline|easypark nl|easypark|q park|qpark|interparking|apcoa nederland|p1 parking|parkeergarage|parkeren|gemeente parkeren|parkbee|mobypark|anwb parkeren|cition|egis parking|
    indigo belgie|4411 parking|westerscheldetunnel|liefkenshoektunnel|blankenburgverbinding|smsparking|schiphol parking|parkeerservice|prepark|parking schiphol`,
  "public-transport": `nederlandse spoorwegen|ns groep|ns reizigers|ns international|ns flex|ns automaat|ns ov fiets|ov fiets|ov chipkaart|ov pay|ovpay|ov pay nl|translink|trans link systems|gvb|gvb amsterdam|ret rotterdam|
    ret|htm|htm personenvervoer|arriva|arriva nederland|connexxion|qbuzz|keolis nederland|ebs|ebs public transport|syntus|transdev nl|u ov|rrreis|bravo brabant|9292|flixbus nl|eurostar nl|thalys nl|nmbs|nmbs sncb|
    sncb|de lijn|stib mivb|mivb|tec wallonie|swapfiets|donkey republic|blue bike|velo antwerpen|villo|greenwheels nl|ns business card|ovgo|waterbus|teso`,
  taxi: `uber nl|bolt nl|tca taxi|taxi amsterdam|greenwheels|mywheels|snappcar|sixt share nl|check scooter|felyx|go sharing|sharenow nl|cambio belgie|poppy mobility|taxi centrale|taxi verts|staxi|amber mobility|
    taxi electric|valys`,
  travel: `klm|klm royal dutch|transavia nl|tui nederland|tui fly|corendon|sunweb|d reizen|de vakantiediscounter|vakantieveilingen|vakantiediscounter|prijsvrij|eliza was here|neckermann|kras|anwb reizen|center parcs nederland|
    landal|landal greenparks|roompot|europarcs|topparken|droomparken|vacansoleil|eurocamp|van der valk|fletcher hotels|bastion hotel|bastion hotels|hotelspecials|weekendjeweg|natuurhuisje|belvilla|bungalow net|
    stayokay|schiphol|eindhoven airport|cheaptickets|vliegtickets|budgetair|gotogate nl|nh hotels nl|brussels airlines|brussels airport|efteling hotel|booking bv|sunny cars|sunnycars|bbl huren|stena line nl|
    dfds nl|td travel|riksja|djoser|sawadee|fox reizen|bolderman|effeweg|voordeeluitjes|molecaten|ardoer`,
  household: `action|action nederland|blokker|hema|hema bv|xenos|marskramer|big bazar|op voorraad|so low|zeeman|wibra|kwantum|leen bakker|jysk nederland|jysk nl|beter bed|swiss sense|auping|goossens|
    pronto wonen|trendhopper|rofra home|seats sofas|eijerkamp|woonexpress|fonq|fonq nl|vtwonen|rivièra maison|riviera maison|loods 5|dille kamille|dille en kamille|sissy boy home|sostrene grene nl|flying tiger nl|
    søstrene grene|rituals home|cookinglife|cook co|kookpunt|duikelman|oldenhof|tefal shop|otto nl|wehkamp wonen|bol wonen|casa belgie|gamma wonen|weba|heylen|dreambaby wonen|sofacompany|made com nl|
    ikea nederland|pipoos|vlisco|stoffen|westwing nl|voordeelshop|euroland|top 1 toys wonen|hunkemoller home|emma nl|m line|karwei wonen`,
  diy: `gamma|gamma bouwmarkt|praxis|praxis bouwmarkt|karwei|hornbach nederland|hubo|multimate|formido|fixet|toolstation nl|toolstation nederland|intratuin|groenrijk|welkoop|boerenbond|tuincentrum|
    tuincentrum osdorp|life dream|bauhaus nederland|hg international|verfwinkel|bouwmaat|technische unie|brico belgie|brico|brico plan it|makro klus|aveve|aveve tuin|hubo belgie|van cranenbroek|
    horta|oh green|floralux|big boss|bouwbestel|sanitairwinkel|tegeldepot|boels|boels verhuur|bo rent|vtwonen tuin|ranzijn|overvecht tuin|kok wieringen`,
  electronics: `coolblue|coolblue bv|mediamarkt nl|media markt nederland|bcc|bcc elektro|expert nederland|electro world|ep nl|alternate nl|megekko|azerty|paradigit|dixons nl|mycom|informatique nl|cameranu|camera nu|kamera express|
    foka|amac|belsimpel|mobiel nl|kruidvat foto|conrad nl|kabelshop|123accu|123inkt|allekabels|art craft|vanden borre|krefel|eldi|exellent|bol elektronica|back market nl|forza refurbished|leapp|refurbed nl|
    bax music|bax shop|keymusic|phone house nl|gsmpunt|sonos nl|hifi klubben|hobby electronics`,
  clothing: `zeeman textiel|wibra kleding|wehkamp|wehkamp nl|zalando nl|about you nl|the sting|we fashion|costes|sissy boy|scotch soda|g star|gstar|g star raw|suitsupply|mcgregor|gaastra|vanilia|eksept|
    open32|shoeby|ms mode|miss etam|didi|steps|expresso|claudia strater|mexx|cool cat|coolcat|jack jones nl|only nl|vero moda nl|c a nederland|c a nl|h m nl|primark nederland|peek cloppenburg nl|
    van haren|vanharen|scapino|bristol|schuurman schoenen|nelson schoenen|nelson|omoda|ziengs|manfield|dungelmann|invito|sacha|torfs|schoenen torfs|brantano|jbc|e5 mode|zeb|bel co|lolaliza|essentiel antwerp|
    river woods|xandres|hunkemoller|livera|hema mode|ten cate|otrium|otrium nl|vinted nl|the athlete foot|duthler|terstal|ter stal|big l|van uffelen|berden mode|takko nl|score jeans|jeans centre|my jewellery|
    loavies|na kd nl|kings of indigo|mud jeans|assem|van bommel|bijenkorf mode|no label|my brand|donders kleding|sting wear`,
  shopping: `bol com|bol|bijenkorf|de bijenkorf|v d|vroom dreesmann|marktplaats|marktplaats nl|amazon nl|postnl|post nl|dhl nl|dpd nl|bpost|primera|bruna post|the read shop post|ako winkel|aliexpress nl|temu nl|ebay nl|
    vakantieveilingen shop|groupon nl|social deal|socialdeal|inno belgie|galeria inno|2dehands|2ememain|kringloop|kringloopwinkel|rataplan|staples nl|office centre|vivolanda|budgetplan|fonq shop|lidl shop nl|
    action webshop|butlon|koopplein|outlet roermond|batavia stad|bataviastad`,
  gifts: `fleurop nl|bloomon|bloemist|bloemen|topbloemen|regiobloemist|bloompost|greetz|kaartje2go|hallmark nl|kado|nationale bioscoopbon|vvv cadeaukaarten|yourgift|pathe gift|webprint|albelli|hema foto|
    siebel|lucardi|kish|brandfield|pandora nl|leonidas nl|australian chocolate|jamin|hussel nl|tony s chocolonely|tonys chocolonely|surprise factory|fotofabriek|bongo|cadeaubon nl|giftforyou|flowerbed|neuhaus|godiva belgie`,
  pharmacy: `apotheek|service apotheek|benu apotheek|benu|boots apotheek|alphega|mediq|brocacef|efarma nl|viata|newpharma nl|farmaline|pearle|pearle opticiens|hans anders|specsavers nl|eyewish|eye wish|eyelove|
    schoonenberg|beter horen|van boxtel|ziekenhuis|tandarts|huisarts|fysiotherapie|infomedics|famed|netwerk vsp|zilveren kruis eigen risico|cjib zorg|dokteronline|multipharma|lloydspharma|goed apotheek|
    medi market|pharmamarket|uzleuven|umc|olvg|dcdw|tandzorg|charly cares|ace tandarts|odin opticiens|oogmerk|cwz`,
  drugstore: `kruidvat|etos|trekpleister|da drogist|da drogisterij|da drogisterij parfumerie|d i o drogist|holland barrett nl|de tuinen|di beauty|planet parfum|vitamine store|vitaminstore|plein nl|drogisterij net|
    deonlinedrogist|jacob hooy`,
  beauty: `ici paris|ici paris xl|douglas nl|parfumerie douglas nl|rituals|rituals cosmetics|mooi parfumerie|notino nl|deloox|parfumado|skins cosmetics|lush nl|the body shop nl|hairdiscounter|kapsalon|kapper|brainwash|
    cosmo hairstyling nl|team kappers|rob peetoom|ami kappers|haarstudio|treatwell nl|boozyshop|lookfantastic nl|haarshop|nailstudio|beauty salon|april nl|kiko nl|ellure|estheticon`,
  sports: `decathlon nl|decathlon nederland|intersport nl|perry sport|aktiesport|bever|bever sport|asadventure|a s adventure|daka|sport 2000 nl|run2day|run2day nl|futurumshop|fietsenwinkel|fietsen|mantel|bike totaal|
    vanmoof|plutosport|voetbalshop|unisport|voetbaldirect|basic fit|basicfit|sportcity|fit for free|fitforfree|trainmore|anytime fitness nl|david lloyd nl|healthcity|big gym|newstyle|tc sportclub|
    squash|tennisvereniging|voetbalvereniging|hockeyclub|knltb|knvb|zwembad|sportfondsen|optisport|snowworld|snowplanet|monte rosa|zwerfkei|kathmandu nl|jims fitness|jims|sports world be|oneFit|onefit|
    classpass nl|bootcamp|sportvereniging|nauticring|klimhal|fitland`,
  children: `prenatal|baby dump|babypark|baby planet|van asten|intertoys|top1toys|top 1 toys|toychamp|bart smit|lobbes|kidsbrandstore|hema kids|okaidi nl|dreamland|dreambaby|fun belgie|maxi toys nl|kinderopvang|
    partou|kindergarden|smallsteps|compananny|norlandia|bso|buitenschoolse opvang|gastouder|kinderdagverblijf|kdv|humankind|kober|mik kinderopvang|zwemles|muziekschool|scouting|schoolkantine|
    tso|ouderbijdrage|schoolfonds|squla|monkey town|ballorig|linnaeushof|kidswalk|stokke nl|zeeman baby|babypark nl|nijntje|kaatje baby|jollein|kinderfeest|kinderboerderij`,
  pets: `pets place|petsplace|zooplus nl|dierenarts|dierenkliniek|dierenwinkel|discus|jumper|jumper diersuper|welkoop dier|brekz|medpets|tom co be|faunaland|animal world|ruiters paard|ranzijn dier|evidensia nl|anicura nl|
    dierapotheker|dierenbescherming|epplejeck|divoza|yarrah|edgard cooper|edgard and cooper|poopy cat|just russel|dutch dog|maxizoo be|futterplatz nl|avonturia|dierenasiel|pharmapets`,
  books: `bruna|ako|the read shop|readshop|boekhandel|boekenvoordeel|libris|donner|scheltema|paagman|broese|dominicanen|de slegte|boekwinkeltjes|van dijk studieboeken|studystore|kobo nl|bookchoice|storytel|storytel nl|
    nextory nl|blendle|nrc|nrc media|de volkskrant|volkskrant|trouw|het parool|de telegraaf|telegraaf media|algemeen dagblad|dpg media|mediahuis|fd mediagroep|follow the money|de correspondent|standaard boekhandel|club be|
    de standaard|het nieuwsblad|roularta|flair abonnement|libelle|donald duck|quote media|new scientist nl|tijdschriftland|boekenbalie`,
  gaming: `game mania|gamemania|nedgame|intertoys gaming|staatsloterij|nederlandse loterij|lotto nl|toto|eurojackpot nl|postcodeloterij|nationale postcode loterij|vriendenloterij|bankgiro loterij|holland casino|unibet nl|
    betcity|jacks nl|jack s|spellenhuis|het spellenpaleis|spelhuis|bol games|nationale loterij|belgian lottery|startselect|gamecardsdirect|winnen loterij`,
  entertainment: `pathe nederland|pathe theatres|pathe unlimited|kinepolis|vue nederland|vue nl|euroscoop|cinecitta nl|filmhuis|cineville nl|cineville pas|tuschinski|bioscoop|ticketmaster nl|ticketswap|eventim nl|paylogic|paradiso|melkweg|
    ziggo dome|afas live|efteling|walibi holland|toverland|duinrell|slagharen|drievliet|madurodam|artis|diergaarde blijdorp|blijdorp|burgers zoo|dierenpark amersfoort|apenheul|wildlands|beekse bergen|
    avifauna|ouwehands|plopsaland|plopsa|bobbejaanland|pairi daiza|planckendael|bellewaerde|museumkaart|museumvereniging|rijksmuseum|van gogh museum|stedelijk museum|nemo science|naturalis|carre theater|
    schouwburg|tivolivredenburg|lowlands|mojo concerts|ajax|feyenoord|psv|theater|escape room|jumpsquare|jump xl|sprookjeswonderland|walibi belgium|ub cinema|sauna|thermen|spa zuiver|sanadome|
    archeon|mauritshuis|spoorwegmuseum|street jump|avonturenpark hellendoorn`,
  subscriptions: `videoland|npo plus|ziggo sport|espn nl|viaplay|viaplay nl|canal digitaal|cinetree|pathe thuis|picl|film1|streamz|streamz belgie|goplay|dazn belgie|lexa|relatieplanet|parship nl|transip|versio|strato nl|
    mijndomein|vimexx|one com|bol select|consumentenbond|museumjaarkaart|we are public|sherpa abo|duolingo nl|proximus pickx|proteq abo`,
  phone: `kpn|kpn bv|kpn mobiel|ziggo|vodafoneziggo|vodafone libertel|vodafone nl|t mobile nederland|odido|odido netherlands|tele2|tele2 nederland|simyo|simpel|ben nl|hollandsnieuwe|lebara nl|lebara nederland|youfone|budget mobiel|
    robin mobile|xs4all|freedom internet|caiway|delta fiber|delta netwerk|online nl|solcon|telfort|lycamobile nl|50plus mobiel|aldi talk nl|ah mobiel|hema mobiel|belsimpel abonnement|proximus|telenet|
    orange belgium|base belgie|scarlet|mobile vikings|voo|edpnet|hey telecom|digi belgium|trined|plinq|snellernet|glasnet|tweak`,
  utilities: `eneco|essent|vattenfall nederland|vattenfall sales|nuon|greenchoice|budget energie|energiedirect|oxxio|vandebron|pure energie|frank energie|tibber nl|zonneplan|anwb energie|engie nederland|innova energie|
    delta energie|coolblue energie|om nieuwe energie|easyenergy|next energy|gewoon energie|mega belgie|luminus|engie electrabel|electrabel|eneco belgie|totalenergies belgie|bolt energie|fluvius|vitens|
    evides|dunea|pwn|brabant water|waternet|waterbedrijf groningen|wmd drenthe|oasen|wml|wml limburg|waterschap|gemeentelijke belastingen|gbtwente|cocensus|bsgr|gblt|bghu|sabewa|de watergroep|farys|
    pidpa|vivaqua|water link|afvalstoffenheffing|liander|stedin|enexis|techem nl|ista nederland|feenstra|energiewonen|munckhof energie|hvc|rd4`,
  insurance: `centraal beheer|achmea|interpolis|fbto|inshared|nationale nederlanden|nn verzekeringen|nn schade|asr verzekeringen|a s r|aegon|allianz nederland|allianz direct|univé|unive|ohra|reaal|zilveren kruis|cz zorgverzekeringen|
    cz groep|vgz|menzis|zorg en zekerheid|dsw|dsw zorgverzekeraar|onvz|salland|eno zorg|stad holland|just zorg|anderzorg|ditzo|promovendum|besured|hema verzekeringen|anwb verzekeren|de goudse|klaverblad|
    tvm|monuta|dela|yarden|ardanta|pno zorg|united consumers|independer|verzekeruzelf|onna onna|kpn verzekering|ag insurance|ethias|kbc verzekeringen|baloise belgie|p v verzekeringen|argenta verzekering|
    dvv|federale verzekering|christelijke mutualiteit|solidaris|partena|helan|das rechtsbijstand|arag nl|figo pet|petsecur|ohra huisdier|europeesche|ansvaridea|national academic|aon|polis direct|lancyr|
    iak|vkg|turien|nh1816|yust`,
  donations: `kwf|kwf kankerbestrijding|hartstichting|rode kruis|nederlandse rode kruis|artsen zonder grenzen|unicef nederland|wereld natuur fonds|wnf|greenpeace nederland|natuurmonumenten|oxfam novib|cordaid|leger des heils|
    amnesty nl|knrm|dierenbescherming gift|longfonds|nierstichting|diabetes fonds|alzheimer nederland|plan nederland|save the children nl|war child|vluchtelingenwerk|stichting vluchteling|giro 555|giro555|
    hersenstichting|maag lever darm|kika kinderen kankervrij|metakids|cliniclowns|jantje beton|voedselbank|damiaanactie|11 11 11|rode kruis vlaanderen|kom op tegen kanker|natuurpunt|kerkbalans|
    prins bernhard|woord en daad|tearfund|kerk in actie|compassion nederland|ijsvogel fonds`,
};
