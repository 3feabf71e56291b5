import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Germany, and of Austria and the German-speaking part of Switzerland. */
export const germany: MerchantNames = {
  groceries: `rewe|rewe markt|rewe city|rewe to go|edeka|e center|marktkauf|nahkauf|^penny|penny markt|penny sagt danke|netto marken discount|netto marken|netto nord|norma|
    lidl sagt danke|lidl dienstleistung|aldi sud|aldi sued|aldi nord|aldi gmbh|kaufland|real markt|globus|globus markthalle|tegut|hit markt|hit handelsgruppe|famila|combi markt|
    wasgau|markant markt|bio company|alnatura|denns biomarkt|denns|dennree|basic bio|ebl naturkost|vollcorner|super bio markt|erdkorn|reformhaus|tante emma|feneberg|v markt|
    konsum leipzig|konsum dresden|frischeparadies|flaschenpost|flink|gorillas|picnic deutschland|knuspr|bringmeister|hellofresh deutschland|metro cash carry|selgros|handelshof|
    nah frisch|cap markt|dorfladen|mix markt|go asia|billa|billa plus|spar osterreich|interspar|eurospar|hofer kg|mpreis|unimarkt|adeg|nah frisch spar|migros|migrolino|coop pronto|
    coop schweiz|denner|volg|aldi suisse|manor food|bofrost|eismann|backwerk|kamps|kamps backerei|backerei|ditsch|der beck|steinecke|junge die backerei|wiener feinbacker|
    le crobag|bakerei|backfactory|heberer|lila backer|backer eifler|sternenback|backerei gorg|hofpfisterei|edeka center|too good to go de|nordsee frisch`,
  alcohol: `jacques wein depot|jacques weindepot|hawesko|wein moritz|getranke hoffmann|trinkgut|fristo|getranke quelle|dursty|orterer|rindchens weinkontor|vinos de|mydrinks|wein plus|getrankeland`,
  "eating-out": `nordsee|nordsee fisch|vapiano|hans im gluck|block house|maredo|losteria|l osteria|alex gastro|cafe extrablatt|sausalitos|backwerk cafe|dean david|peter pane|peter pane burgergrill|
    jim block|wienerwald|kochloffel|joeys pizza|call a pizza|smileys pizza|hallo pizza|burgermeister|burgerista|coa asia|yosushi de|eat happy|sushi circle|soup kultur|
    ciao bella|tank rast|autobahn tank rast|serways|sanifair|marche restaurant|marche movenpick|rosin restaurants|augustiner|hofbrauhaus|paulaner|schweinske|mr wash bistro|lieferando|
    lieferando de|takeaway com payments|wolt deutschland|mensa|studentenwerk|studierendenwerk|kantine|cafe bar celona|enchilada|aposto|wilma wunder|the ash|rutz|maximilians|
    figlmuller|schnitzelhaus|rosenberger|le burger|vapiano osterreich|mjam|foodora osterreich|anker brot|strock brot|tibits|holy cow|immergrun|haferkater|beets roots|stadtsalat|risa chicken|
    ikea gastronomie|dinea|karls erlebnis`,
  coffee: `tchibo|coffee fellows|einstein kaffee|einstein coffeeshop|balzac coffee|espresso house de|black apron|lap coffee|woyton|san francisco coffee|segafredo de|the barn|five elephant|aran|dallmayr|aida cafe|
    kaffeerosterei|roststatte|sprungli|cuccis|jacobs kaffee`,
  fuel: `aral|aral station|aral ag|aral tankstelle|total tankstelle|jet tankstelle|jet tankstellen|jet dsgvo|hem tankstelle|hem|star tankstelle|orlen deutschland|westfalen tankstelle|oil tankstelle|
    agip deutschland|eni deutschland|avia|avia tankstelle|raiffeisen tankstelle|bft tankstelle|sb tank|classic tankstelle|q1 tankstelle|tamoil|hoyer|hoyer tankstelle|allguth|
    omv|omv tankstelle|enbw mobility|enbw mobilitat|maingau autostrom|ionity|ewe go|aral pulse|shell deutschland|esso station|esso deutschland|bp tankstelle|calpam|baywa tankstelle|go tankstelle|
    supermarkt tankstelle|turmol|migrol|socar|bavaria petrol|bk tankstelle|tankpool|nordoel|elan tankstelle|team tankstelle|turtle tank`,
  car: `atu|a t u|auto teile unger|pitstop|pit stop|euromaster|vergolst|premio reifen|reifen com|reifendirekt|reifen direkt|autodoc|kfzteile24|mr wash|imo autopflege|adac|adac ev|tuv sud|tuv nord|
    tuev sued|tuev nord|tuv rheinland|dekra|gtu|kus prufstelle|zulassungsstelle|carglass|bosch car service|first stop|cosy wash|best carwash|autoscout24|mobile de|oamtc|tcs schweiz|zoll kfz steuer|
    bundeskasse kfz steuer`,
  parking: `apcoa parking deutschland|contipark|q park deutschland|easypark de|parkster|paybyphone de|goldbeck parking|parkhaus|parken|park depot|b b parkhaus|wemolo|asfinag|toll collect|vignette|wipark|
    best in parking|parkingpay|handyparken|moovy|yellowbrick de`,
  "public-transport": `deutsche bahn|db vertrieb|db vertrieb gmbh|db fernverkehr|db regio|db bahn|bahn de|db automat|db reisezentrum|bvg|berliner verkehrsbetriebe|s bahn berlin|mvg|munchner verkehrsgesellschaft|mvv|hvv|
    hvv switch|hochbahn|rmv|rhein main verkehrsverbund|vrr|vrs|kvb|kolner verkehrs|rheinbahn|ssb stuttgart|vvs|vgn|vag nurnberg|dvb dresden|lvb leipzig|uestra|ustra|bogestra|dsw21|ruhrbahn|vgf|
    deutschlandticket|flixbus|flixtrain|flixmobility|metronom|erixx|odeg|agilis|go ahead bayern|westfalenbahn|national express rail|wiener linien|obb|oebb|oebb personenverkehr|westbahn|sbb|sbb cff ffs|
    zvv|bernmobil|postauto|bvb basel|nextbike|call a bike|rheinneckar verkehr|rnv|heag mobilo|mobiel bielefeld|bsag|swu verkehr|fairtiq`,
  taxi: `free now|free now de|mytaxi|miles mobility|share now|sharenow|sixt share|cambio carsharing|stadtmobil|teilauto|flinkster|moia|taxi berlin|taxi deutschland|cleverShuttle|tier mobility|voi de|
    taxi 40100|mobility carsharing|emmy sharing|we share`,
  travel: `lufthansa|deutsche lufthansa|eurowings|condor|condor flugdienst|tuifly|tui deutschland|tui reisebuero|dertour|der touristik|alltours|fti touristik|schauinsland|aida cruises|check24 reisen|ab in den urlaub|
    holidaycheck|urlaubspiraten|hrs|motel one|maritim hotel|dorint|a o hostels|jugendherberge|djh|meininger|25hours|steigenberger|lindner hotel|landal greenparks de|center parcs de|
    fewo direkt|sixt|sixt autovermietung|buchbinder|starcar|europcar de|flughafen munchen|fraport|austrian airlines|swiss international|edelweiss air|hofer reisen|lidl reisen|weg de|opodo de|novasol|
    tui cruises|berge meer|traum ferienwohnungen`,
  household: `xxxlutz|xxl lutz|poco|poco einrichtung|roller|roller gmbh|segmuller|hoffner|mobel hoffner|mobel kraft|porta mobel|mobel boss|sconto|momax|mobelix|home24|westwing|wayfair de|otto home|danisches bettenlager|
    jysk|jysk de|bettenrid|matratzen concord|emma matratzen|depot deko|depot gries|nanu nana|butlers|strauss innovation|tedi|kik|action deutschland|woolworth|woolworth deutschland|mac geiz|pfennigpfeiffer|thomas philipps|
    kodi|euroshop|pepco de|leonardo glas|wmf|wmf filiale|rosle|tupperware de|vorwerk|connox|made in design de|micasa|pfister|conforama ch|interio|leiner|kika mobel|butlers home|sostrene grene de|flying tiger de|
    nordic nest de|idee creativmarkt|idee der creativmarkt|blume 2000 deko`,
  diy: `obi|obi markt|obi bau|bauhaus|hornbach|hornbach baumarkt|toom|toom baumarkt|hagebau|hagebaumarkt|globus baumarkt|hellweg|hellweg baumarkt|sonderpreis baumarkt|raiffeisen markt|raiffeisenmarkt|
    baywa|baywa bau|dehner|dehner gartencenter|pflanzen kolle|kremer gartencenter|wurth|contorion|toolineo|lagerhaus|bauen leben|jumbo baumarkt|coop bau hobby|do it garden|bellaflora|
    landi|werkers welt|manufactum garten|max bahr|bauhaus ch|v baumarkt|stabilo fachmarkt|leitermann|ahlsell`,
  electronics: `media markt|mediamarkt|mediamarkt saturn|saturn|saturn electro|expert elektro|expert klein|expert bening|euronics|electroplus|medimax|conrad|conrad electronic|cyberport|notebooksbilliger|alternate|mindfactory|
    caseking|reichelt|reichelt elektronik|gravis|comtech|computeruniverse|teufel|lautsprecher teufel|thomann|musikhaus thomann|music store koln|foto koch|foto erhardt|calumet|medion|galaxus de|digitec|digitec galaxus|
    interdiscount|fust|brack ch|rebuy|momox|clevertronic|backmarket de|coolblue de|samsung shop de|ringfoto|grover`,
  clothing: `c a|c a mode|c und a|peek cloppenburg|p c dusseldorf|takko|takko fashion|nkd|ernstings family|ernstings|new yorker|^orsay|gerry weber|s oliver|soliver|tom tailor|esprit|esprit retail|
    bonprix|bon prix|heine versand|about you|aboutyou|zalando de|deichmann|gortz|reno schuhe|schuh mucke|snipes|quick schuh|siemes schuhcenter|leiser|breuninger|engelhorn|anson s|ansons|wormland|hirmer|lodenfrey|
    adler modemarkte|adler mode|ulla popken|witt weiden|peter hahn|madeleine mode|walbusch|bogner|marc o polo|street one|cecil|hallhuber|zero mode|tally weijl|madonna mode|tezenis de|calzedonia de|hunkemoller de|
    best secret|bestsecret|limango|jack jones|vero moda|only store|kleiderkreisel|vinted de|momox fashion|sinn leffers|aachener modehaus|wohrl|k l ruppert|charles vogele|pkz|fussl|kastner ohler|peek und cloppenburg wien|
    humanic|dosenbach|ochsner shoes|mister lady|colloseum|jeans fritz|gina laura|vogele shoes|armedangels|trigema|petit bateau de`,
  shopping: `otto versand|otto gmbh|otto de|otto payments|galeria|galeria kaufhof|galeria karstadt|karstadt|kaufhof|kadewe|oberpollinger|alsterhaus|ludwig beck|manufactum|qvc deutschland|hse24|ebay kleinanzeigen|
    kleinanzeigen|kleinanzeigen de|mueller|muller handels|muller drogerie|deutsche post|deutsche post ag|dhl paket|dhl packstation|hermes germany|dpd deutschland|gls germany|mcpaper|staples de|
    globus ch|manor ag|jelmoli|post osterreich|osterreichische post|die schweizerische post|baur versand|klingel|pearl de|weltbild plus|lidl online|aldi onlineshop|shop apotheke marktplatz|real de|avocadostore|
    netto online|tchibo mobil shop`,
  gifts: `blume 2000|blume2000|fleurop|blumen risse|valentins|bloomon de|pflanzmich|jochen schweizer|mydays|cewe|cewe fotoservice|pixum|hussel|arko|lindt de|leysieffer|rausch schokolade|christ juweliere|
    wempe|valmano|bijou brigitte|pandora de|radbag|geschenkidee|personello|fotopuzzle|ritter sport|niederegger|viani`,
  pharmacy: `docmorris|doc morris|shop apotheke|medpex|apodiscounter|apo discounter|sanicare|apotal|medikamente per klick|fielmann|apollo optik|apollo optik holding|mister spex|pro optik|abele optik|optiker bode|
    kind horgerate|geers|amplifon de|doctolib de|sanitatshaus|helios klinik|asklepios|charite|vivantes|amedes|synlab|pvs|bfs health|health ag|die zahnarztpraxis|dr z|apotheken notdienst|
    amavita|sun store|coop vitality|hartlauer|pearle osterreich|teleclinic|gesund de|unimed abrechnung|buchner optik|smile eyes`,
  drugstore: `dm drogerie|dm drogerie markt|dm drogeriemarkt|dm fil|dm markt|rossmann|dirk rossmann|rossmann vielen dank|budni|budnikowsky|muller drogeriemarkt|bipa|schlecker|import parfumerie|
    kosmetik drogerie kaiser|ecco verde|ihr platz`,
  beauty: `^douglas|parfumerie douglas|parfuemerie douglas|douglas gmbh|flaconi|parfumdreams|notino de|yves rocher de|rituals de|rituals cosmetics germany|pieper|pieper parfumerie|aurel parfumerie|friseur klier|klier|
    super cut|essanelle|cosmo hairstyling|frisor klier|unisex friseur|marionnaud|hairkiller|hagel friseur|treatwell de|asambeauty|babor|beauty alliance|senzera|wax in the city|hairfree|
    top hair|ryf coiffeur|gidor`,
  sports: `decathlon deutschland|intersport|sportscheck|sport scheck|sport schuster|globetrotter|globetrotter ausrustung|bergfreunde|bergzeit|karstadt sports|sport 2000|keller sports|engelhorn sports|
    11teamsports|outfitter|runners point|runnerspoint|bike components|fahrrad xxl|fahrrad de|rose bikes|lucky bike|canyon bicycles|stadler|zweirad stadler|mcfit|rsg group|clever fit|fitx|fitness first de|fitone|
    john reed|urban sports|urban sports club|egym wellpass|qualitrain|john harris|easyfitness|fit star|kieser training|mrs sporty|bodystreet|holmes place|elements fitness|aspria|boulderwelt|
    gigasport|hervis|ochsner sport|sportxx|athleticum|update fitness|activ fitness|dav sektion|alpenverein|therme erding|jochen schweizer arena|vaude|jack wolfskin|schoffel`,
  children: `baby walz|babywalz|baby one|babyone|baby markt|babymarkt|mytoys|my toys|smyths toys de|vedes|spiele max|rofu|rofu kinderland|jako o|jakoo|vertbaudet de|windeln de|kindertagesstatte|kita|
    kita beitrag|kitabeitrag|kinderland|ravensburger|playmobil|steiff|schleich|galerie fur kinder|musikschule|schulverein|studienkreis|schulerhilfe|franz carl weber|
    toys r us de|tausendkind|petit amour|tonies|ting|hans natur|hort beitrag|pfadfinder`,
  pets: `fressnapf|futterhaus|das futterhaus|zooplus|zooplus ag|kolle zoo|zoo royal|zooroyal|zoo co|megazoo|raiffeisen tier|bitiba|tackenberg|tierarztpraxis|tierklinik|anicura|evidensia de|agila|
    petolo|hundesteuer|tierheim|tackenberg barf|hornbach zoo|equiva|loesdau|kramer pferdesport|qualipet|fressnapf osterreich|maxi zoo ch|felmo`,
  books: `thalia|thalia bucher|thalia buch|hugendubel|weltbild|mayersche|osiander|dussmann|buecher de|bucher de|medimops|booklooker|lehmanns|ludwig buchhandlung|valora retail|press books|schmitt hahn|genialokal|
    der spiegel|spiegel verlag|zeit verlag|die zeit|suddeutsche zeitung|frankfurter allgemeine|faz|handelsblatt|stern verlag|axel springer|bildplus|taz|tolino|audible de|blinkist|bookbeat de|
    nzz|der standard|orell fussli|morawa|tyrolia|skoobe|readly de|tagesspiegel|heise medien|funke mediengruppe`,
  gaming: `gamestop de|lotto|lotto24|westlotto|tipp24|eurojackpot|aktion mensch lotterie|deutsche fernsehlotterie|tipico|bwin|oddset|gameware|spiele offensive|fantasywelt|mediamarkt gaming|win2day|swisslos|
    games workshop de|instant gaming de|fanatical de|bet3000|gamesplanet`,
  entertainment: `cinemaxx|cinestar|uci kinowelt|uci|cineplex|kinopolis|yorck kino|yorck kinogruppe|eventim|cts eventim|reservix|ticketmaster de|europa park|phantasialand|heide park|movie park|hansa park|tripsdrill|legoland de|
    miniatur wunderland|tierpark|zoologischer garten|zoo leipzig|tropical islands|therme|vabali|staatsoper|staatstheater|elbphilharmonie|deutsches museum|museumsinsel|staatliche museen|sea life de|
    oeticket|ticketcorner|cineplexx|pathe schweiz|fc bayern|borussia dortmund|bowling world|jump house|superfly|escape game|playland|claudius therme|merkur spielothek|starlight express`,
  subscriptions: `rundfunk ard zdf|ard zdf dradio|beitragsservice|rundfunkbeitrag|orf beitrag|serafe|rtl|rtl interactive|joyn|wow tv|sky deutschland|dazn|dazn de|magenta tv|waipu|waipu tv|zattoo|maxdome|
    freenet tv|freenet video|parship|elitepartner|xing|gmx|web de|1und1 mail|strato|ionos|hetzner|all inkl|babbel|gymondo|7mind|hellofresh abo|lovoo`,
  phone: `telekom|telekom deutschland|deutsche telekom|vodafone gmbh|vodafone deutschland|o2 telefonica|telefonica germany|telefonica deutschland|1 1 telecom|1und1|1und1 telecom|drillisch|congstar|aldi talk|medion mobile|
    lidl connect|fonic|blau mobilfunk|simyo de|freenet|mobilcom debitel|klarmobil|otelo|winsim|sim de|premiumsim|yourfone|smartmobil|edeka smart|ja mobil|netzclub|lebara de|lyca de|
    unitymedia|kabel deutschland|pyur|tele columbus|m net|netcologne|ewe tel|deutsche glasfaser|fraenk|tchibo mobil|norma connect|penny mobil|swisscom|salt mobile|sunrise|
    magenta telekom|a1 telekom|drei austria|hutchison drei|hot telekom|spusu|yallo|wingo|easybell|osnatel|wilhelm tel|fonial|sipgate`,
  utilities: `e on energie|eon energie|e on|vattenfall|vattenfall europe|enbw|rwe|innogy|ewe vertrieb|ewe|stadtwerke|stadtwerke munchen|swm|rheinenergie|mainova|enercity|entega|badenova|swb|drewag|lichtblick|
    yello strom|yello|naturstrom|greenpeace energy|green planet energy|polarstern|tibber|octopus energy de|ostrom|eprimo|maingau energie|montana energie|gasag|berliner wasserbetriebe|hamburg wasser|hamburg energie|
    bsr|awb|awm|stadtreinigung|techem|ista|ista deutschland|brunata|minol|kalorimeta|e wie einfach|extra energie|stromio|priostrom|ews schonau|burgerwerke|n ergie|envia m|enviam|teag|
    wien energie|evn|verbund|tinetz|energie steiermark|ewz|ekz|bkw|iwb|westnetz|primagas|progas|tyczka|knauber gas`,
  insurance: `allianz|allianz versicherung|allianz lebensversicherung|axa versicherung|huk coburg|huk24|ergo versicherung|ergo|r v versicherung|devk|lvm|debeka|generali deutschland|cosmosdirekt|hdi versicherung|gothaer|signal iduna|
    provinzial|vgh|wurttembergische|wuerttembergische|zurich versicherung|nurnberger|barmenia|hanse merkur|hansemerkur|continentale|alte leipziger|hannoversche|volkswohl bund|swiss life|
    verti|friday versicherung|getsafe|clark versicherung|luko|lemonade de|adam riese|da direkt|vhv|bavariadirekt|versicherungskammer|sparkassen versicherung|techniker krankenkasse|
    barmer|dak gesundheit|aok|aok plus|ikk classic|bkk|kkh|hek|knappschaft|adac versicherung|arag|roland rechtsschutz|advocard|die bayerische|wgv|uniqa|wiener stadtische|grawe|donau versicherung|
    css versicherung|helsana|swica|sanitas|mobiliar|die mobiliar|helvetia|baloise|vaudoise|concordia|visana|assura|kpt|feather insurance|deutsche familienversicherung|janitos|haftpflichtkasse`,
  donations: `brot fur die welt|misereor|caritas|diakonie|deutsches rotes kreuz|drk|johanniter|malteser|arbeiter samariter|nabu|bund naturschutz|greenpeace ev|wwf deutschland|unicef deutschland|arzte ohne grenzen|
    aerzte ohne grenzen|sos kinderdorf|aktion deutschland hilft|betterplace|plan international de|welthungerhilfe|kindernothilfe|aktion mensch|amnesty de|campact|dlrg|deutsche krebshilfe|bjorn steiger|
    wikimedia deutschland|tafel deutschland|aktion tier|vier pfoten|die arche|rotes kreuz|volkshilfe|licht ins dunkel|heks|pro natura|rega|weisser ring|seawatch|deutsche umwelthilfe`,
};
