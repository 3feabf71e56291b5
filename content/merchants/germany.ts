import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Germany, and of Austria and the German-speaking part of Switzerland. */
export const germany: MerchantNames = {
  groceries: `
    rewe|rewe markt|rewe city|rewe to go|edeka|e center|marktkauf|nahkauf|^penny|penny markt|penny sagt danke|
    netto marken discount|netto marken|netto nord|norma|lidl sagt danke|lidl dienstleistung|aldi sud|aldi sued|
    aldi nord|aldi gmbh|kaufland|real markt|^globus|globus markthalle|tegut|hit markt|hit handelsgruppe|famila|
    combi markt|wasgau|markant markt|bio company|alnatura|denns biomarkt|denns|dennree|basic bio|ebl naturkost|
    vollcorner|super bio markt|erdkorn|reformhaus|tante emma|feneberg|v markt|konsum leipzig|konsum dresden|
    frischeparadies|flaschenpost|flink|knuspr|bringmeister|metro cash carry|selgros|handelshof|nah frisch|
    cap markt|dorfladen|mix markt|go asia|billa|billa plus|interspar|eurospar|hofer kg|mpreis|unimarkt|adeg|
    nah frisch spar|migros|migrolino|coop pronto|coop schweiz|denner|volg|aldi suisse|manor food|bofrost|eismann|
    backwerk|kamps|kamps backerei|ditsch|der beck|steinecke|junge die backerei|wiener feinbacker|le crobag|
    bakerei|backfactory|heberer|lila backer|backer eifler|sternenback|backerei gorg|hofpfisterei|edeka center|
    nordsee frisch`,
  alcohol: `
    jacques wein depot|jacques weindepot|hawesko|wein moritz|getranke hoffmann|trinkgut|fristo|getranke quelle|
    dursty|orterer|rindchens weinkontor|vinos de|mydrinks|wein plus|getrankeland`,
  "eating-out": `
    nordsee|nordsee fisch|hans im gluck|block house|maredo|losteria|l osteria|alex gastro|cafe extrablatt|
    sausalitos|backwerk cafe|dean david|peter pane|peter pane burgergrill|jim block|wienerwald|kochloffel|
    joeys pizza|call a pizza|smileys pizza|hallo pizza|burgermeister|burgerista|coa asia|yosushi|eat happy|
    sushi circle|soup kultur|ciao bella|tank rast|autobahn tank rast|serways|sanifair|marche restaurant|
    marche movenpick|rosin restaurants|augustiner|hofbrauhaus|paulaner|schweinske|mr wash bistro|lieferando|
    takeaway com payments|studentenwerk|studierendenwerk|cafe bar celona|enchilada|aposto|wilma wunder|the ash|
    rutz|maximilians|figlmuller|schnitzelhaus|rosenberger|le burger|mjam|anker brot|strock brot|tibits|holy cow|
    immergrun|haferkater|beets roots|stadtsalat|risa chicken|ikea gastronomie|dinea|karls erlebnis`,
  coffee: `
    tchibo|coffee fellows|einstein kaffee|einstein coffeeshop|balzac coffee|black apron|lap coffee|woyton|
    san francisco coffee|the barn|five elephant|aran|dallmayr|aida cafe|roststatte|sprungli|cuccis|jacobs kaffee`,
  fuel: `
    aral|aral station|aral ag|aral tankstelle|total tankstelle|jet tankstelle|jet tankstellen|jet dsgvo|
    hem tankstelle|^hem|star tankstelle|westfalen tankstelle|oil tankstelle|eni deutschland|^avia|avia tankstelle|
    raiffeisen tankstelle|bft tankstelle|sb tank|classic tankstelle|q1 tankstelle|tamoil|hoyer|hoyer tankstelle|
    allguth|omv|omv tankstelle|enbw mobility|enbw mobilitat|maingau autostrom|ewe go|aral pulse|bp tankstelle|
    calpam|baywa tankstelle|go tankstelle|supermarkt tankstelle|turmol|migrol|socar|bavaria petrol|bk tankstelle|
    tankpool|nordoel|elan tankstelle|team tankstelle|turtle tank`,
  car: `
    atu|a t u|auto teile unger|pitstop|pit stop|vergolst|premio reifen|reifen com|reifendirekt|reifen direkt|
    kfzteile 24|mr wash|imo autopflege|adac|adac ev|tuv sud|tuv nord|tuev sued|tuev nord|tuv rheinland|dekra|gtu|
    kus prufstelle|zulassungsstelle|bosch car service|first stop|cosy wash|best carwash|autoscout 24|mobile|oamtc|
    tcs schweiz|zoll kfz steuer|bundeskasse kfz steuer`,
  parking: `
    apcoa parking|contipark|parkster|goldbeck parking|parken|park depot|b b parkhaus|wemolo|asfinag|toll collect|
    vignette|wipark|best in parking|parkingpay|handyparken|moovy`,
  "public-transport": `
    db vertrieb|db vertrieb gmbh|db fernverkehr|db regio|db bahn|bahn de|db automat|db reisezentrum|bvg|
    berliner verkehrsbetriebe|s bahn berlin|mvg|munchner verkehrsgesellschaft|mvv|hvv|hvv switch|hochbahn|rmv|
    rhein main verkehrsverbund|vrr|vrs|kvb|kolner verkehrs|rheinbahn|ssb stuttgart|vvs|vgn|vag nurnberg|
    dvb dresden|lvb leipzig|uestra|ustra|bogestra|dsw 21|ruhrbahn|vgf|deutschlandticket|flixmobility|metronom|
    erixx|odeg|agilis|go ahead bayern|westfalenbahn|national express rail|obb|oebb|oebb personenverkehr|westbahn|
    sbb|sbb cff ffs|zvv|bernmobil|postauto|bvb basel|nextbike|call a bike|rheinneckar verkehr|rnv|heag mobilo|
    mobiel bielefeld|bsag|swu verkehr|fairtiq`,
  taxi: `
    mytaxi|miles mobility|sharenow|sixt share|cambio carsharing|stadtmobil|teilauto|flinkster|moia|taxi berlin|
    clevershuttle|voi de|taxi 40100|mobility carsharing|emmy sharing|we share`,
  travel: `
    deutsche lufthansa|condor|condor flugdienst|tuifly|tui reisebuero|dertour|der touristik|alltours|
    fti touristik|schauinsland|aida cruises|check 24 reisen|ab in den urlaub|holidaycheck|urlaubspiraten|hrs|
    maritim hotel|dorint|djh|meininger|25hours|steigenberger|lindner hotel|fewo direkt|sixt autovermietung|
    buchbinder|starcar|flughafen munchen|fraport|swiss international|edelweiss air|hofer reisen|lidl reisen|
    weg de|novasol|tui cruises|berge meer|traum ferienwohnungen`,
  household: `
    xxxlutz|xxl lutz|poco|poco einrichtung|^roller|roller gmbh|segmuller|hoffner|mobel hoffner|mobel kraft|
    porta mobel|mobel boss|sconto|momax|mobelix|home 24|otto home|danisches bettenlager|bettenrid|matratzen concord|
    emma matratzen|depot deko|depot gries|nanu nana|butlers|strauss innovation|tedi|kik|woolworth|mac geiz|
    pfennigpfeiffer|thomas philipps|kodi|euroshop|leonardo glas|wmf|wmf filiale|rosle|connox|made in design|micasa|
    pfister|interio|leiner|kika mobel|butlers home|nordic nest|idee creativmarkt|idee der creativmarkt|
    blume 2000 deko`,
  diy: `
    obi markt|obi bau|hornbach baumarkt|toom|toom baumarkt|hagebau|hagebaumarkt|globus baumarkt|hellweg|
    hellweg baumarkt|sonderpreis baumarkt|raiffeisen markt|raiffeisenmarkt|baywa|baywa bau|dehner|
    dehner gartencenter|pflanzen kolle|kremer gartencenter|contorion|toolineo|lagerhaus|bauen leben|
    jumbo baumarkt|coop bau hobby|do it garden|bellaflora|landi|werkers welt|manufactum garten|max bahr|
    v baumarkt|stabilo fachmarkt|leitermann|ahlsell`,
  electronics: `
    mediamarkt saturn|saturn electro|expert elektro|expert klein|expert bening|euronics|electroplus|medimax|^conrad|
    conrad electronic|cyberport|notebooksbilliger|^alternate|mindfactory|caseking|reichelt|reichelt elektronik|
    ^gravis|comtech|computeruniverse|teufel|lautsprecher teufel|musikhaus thomann|music store koln|foto koch|
    foto erhardt|calumet|^medion|galaxus|digitec|digitec galaxus|interdiscount|^fust|brack ch|rebuy|momox|
    clevertronic|samsung shop|ringfoto|grover`,
  clothing: `
    c a mode|peek cloppenburg|p c dusseldorf|takko|takko fashion|nkd|ernstings family|ernstings|^orsay|
    gerry weber|s oliver|soliver|tom tailor|esprit retail|bonprix|bon prix|heine versand|aboutyou|gortz|
    reno schuhe|schuh mucke|snipes|quick schuh|siemes schuhcenter|leiser|breuninger|engelhorn|ansons|wormland|
    hirmer|lodenfrey|adler modemarkte|adler mode|ulla popken|witt weiden|peter hahn|madeleine mode|walbusch|
    bogner|marc o polo|street one|^cecil|hallhuber|zero mode|tally weijl|madonna mode|best secret|bestsecret|
    limango|jack jones|vero moda|only store|kleiderkreisel|momox fashion|sinn leffers|aachener modehaus|wohrl|
    k l ruppert|charles vogele|pkz|fussl|kastner ohler|peek cloppenburg wien|humanic|dosenbach|ochsner shoes|
    mister lady|colloseum|jeans fritz|gina laura|vogele shoes|armedangels|trigema`,
  shopping: `
    otto versand|otto gmbh|otto de|otto payments|galeria|galeria kaufhof|galeria karstadt|karstadt|kaufhof|kadewe|
    oberpollinger|alsterhaus|ludwig beck|manufactum|hse 24|ebay kleinanzeigen|kleinanzeigen|^mueller|muller handels|
    muller drogerie|deutsche post|deutsche post ag|dhl paket|dhl packstation|hermes|mcpaper|manor ag|jelmoli|
    post osterreich|osterreichische post|die schweizerische post|baur versand|klingel|pearl de|weltbild plus|
    lidl online|aldi onlineshop|shop apotheke marktplatz|real de|avocadostore|netto online|tchibo mobil shop`,
  gifts: `
    blume 2000|blumen risse|valentins|pflanzmich|mydays|cewe fotoservice|pixum|hussel|arko|leysieffer|
    rausch schokolade|christ juweliere|wempe|valmano|bijou brigitte|radbag|geschenkidee|personello|fotopuzzle|
    ritter sport|niederegger|viani`,
  pharmacy: `
    doc morris|shop apotheke|medpex|apodiscounter|apo discounter|sanicare|apotal|medikamente per klick|
    apollo optik|apollo optik holding|pro optik|abele optik|optiker bode|kind horgerate|^geers|helios klinik|
    asklepios|charite|vivantes|amedes|synlab|pvs|bfs health|health ag|die zahnarztpraxis|dr z|apotheken notdienst|
    amavita|sun store|coop vitality|hartlauer|teleclinic|gesund|unimed abrechnung|buchner optik|smile eyes`,
  drugstore: `
    dm drogerie|dm drogeriemarkt|dm fil|dm markt|dirk rossmann|rossmann vielen dank|budni|budnikowsky|
    muller drogeriemarkt|bipa|schlecker|import parfumerie|kosmetik drogerie kaiser|ecco verde|ihr platz`,
  beauty: `
    parfumerie douglas|parfuemerie douglas|douglas gmbh|flaconi|parfumdreams|pieper|pieper parfumerie|
    aurel parfumerie|friseur klier|klier|super cut|essanelle|cosmo hairstyling|frisor klier|unisex friseur|
    hairkiller|hagel friseur|asambeauty|babor|beauty alliance|senzera|wax in the city|hairfree|top hair|
    ryf coiffeur|gidor`,
  sports: `
    sportscheck|sport scheck|sport schuster|globetrotter|globetrotter ausrustung|bergfreunde|bergzeit|
    karstadt sports|keller sports|engelhorn sports|11teamsports|outfitter|runners point|runnerspoint|
    bike components|fahrrad xxl|rose bikes|lucky bike|canyon bicycles|stadler|zweirad stadler|rsg group|
    clever fit|fitx|fitone|john reed|urban sports club|egym wellpass|qualitrain|john harris|easyfitness|fit star|
    kieser training|mrs sporty|bodystreet|holmes place|elements fitness|aspria|boulderwelt|gigasport|hervis|
    ochsner sport|sportxx|athleticum|update fitness|activ fitness|dav sektion|alpenverein|therme erding|
    jochen schweizer arena|vaude|jack wolfskin|schoffel`,
  children: `
    baby walz|babywalz|baby one|babyone|baby markt|babymarkt|mytoys|my toys|vedes|spiele max|rofu|rofu kinderland|
    jako o|jakoo|windeln|kita beitrag|kitabeitrag|kinderland|steiff|galerie fur kinder|schulverein|studienkreis|
    schulerhilfe|franz carl weber|tausendkind|petit amour|ting|hans natur|hort beitrag|pfadfinder`,
  pets: `
    futterhaus|das futterhaus|zooplus ag|kolle zoo|zoo royal|zooroyal|zoo co|megazoo|raiffeisen tier|tackenberg|
    agila|petolo|hundesteuer|tierheim|tackenberg barf|hornbach zoo|equiva|loesdau|kramer pferdesport|qualipet|
    felmo`,
  books: `
    thalia|thalia bucher|thalia buch|hugendubel|weltbild|mayersche|osiander|dussmann|bucher|medimops|booklooker|
    lehmanns|ludwig buchhandlung|valora retail|press books|schmitt hahn|genialokal|der spiegel|spiegel verlag|
    zeit verlag|die zeit|suddeutsche zeitung|frankfurter allgemeine|faz|handelsblatt|stern verlag|axel springer|
    bildplus|^taz|tolino|nzz|der standard|orell fussli|morawa|tyrolia|skoobe|tagesspiegel|heise medien|
    funke mediengruppe`,
  gaming: `
    lotto 24|westlotto|tipp 24|eurojackpot|aktion mensch lotterie|deutsche fernsehlotterie|tipico|oddset|gameware|
    spiele offensive|fantasywelt|mediamarkt gaming|win2day|swisslos|bet 3000|gamesplanet`,
  entertainment: `
    cinemaxx|cinestar|uci kinowelt|uci|cineplex|kinopolis|yorck kino|yorck kinogruppe|cts eventim|reservix|
    phantasialand|heide park|movie park|hansa park|tripsdrill|miniatur wunderland|zoologischer garten|zoo leipzig|
    tropical islands|vabali|staatsoper|staatstheater|elbphilharmonie|deutsches museum|museumsinsel|
    staatliche museen|oeticket|ticketcorner|cineplexx|fc bayern|borussia dortmund|bowling world|jump house|
    superfly|escape game|playland|claudius therme|merkur spielothek|starlight express`,
  subscriptions: `
    rundfunk ard zdf|ard zdf dradio|beitragsservice|rundfunkbeitrag|orf beitrag|serafe|rtl|rtl interactive|wow tv|
    sky deutschland|magenta tv|waipu|waipu tv|zattoo|maxdome|freenet tv|freenet video|parship|elitepartner|^xing|
    gmx|web de|1und1 mail|strato|ionos|all inkl|gymondo|7mind|hellofresh abo|lovoo`,
  phone: `
    telekom|deutsche telekom|vodafone gmbh|o2 telefonica|1 1 telecom|1und1|1und1 telecom|drillisch|congstar|
    aldi talk|medion mobile|lidl connect|fonic|blau mobilfunk|freenet|mobilcom debitel|klarmobil|otelo|winsim|
    sim de|premiumsim|yourfone|smartmobil|edeka smart|ja mobil|netzclub|lyca de|unitymedia|kabel deutschland|pyur|
    tele columbus|m net|netcologne|ewe tel|deutsche glasfaser|fraenk|tchibo mobil|norma connect|penny mobil|
    swisscom|salt mobile|^sunrise|sunrise communications|sunrise gmbh|magenta telekom|a1 telekom|drei austria|
    hutchison drei|hot telekom|spusu|yallo|wingo|easybell|osnatel|wilhelm tel|fonial|sipgate`,
  utilities: `
    e on energie|eon energie|vattenfall europe|enbw|rwe|innogy|ewe vertrieb|ewe|stadtwerke munchen|swm|
    rheinenergie|mainova|enercity|entega|badenova|swb|drewag|lichtblick|yello strom|yello|naturstrom|
    greenpeace energy|green planet energy|polarstern|ostrom|eprimo|maingau energie|montana energie|gasag|
    berliner wasserbetriebe|hamburg wasser|hamburg energie|bsr|awb|awm|stadtreinigung|brunata|minol|kalorimeta|
    e wie einfach|extra energie|stromio|priostrom|ews schonau|burgerwerke|n ergie|envia m|enviam|teag|
    wien energie|evn|verbund|tinetz|energie steiermark|ewz|ekz|bkw|iwb|westnetz|primagas|progas|tyczka|knauber gas`,
  insurance: `
    allianz versicherung|allianz lebensversicherung|axa versicherung|huk coburg|huk 24|ergo versicherung|^ergo|
    r v versicherung|devk|lvm|debeka|cosmosdirekt|hdi versicherung|gothaer|signal iduna|provinzial|vgh|
    wurttembergische|wuerttembergische|zurich versicherung|nurnberger|^barmenia|hanse merkur|hansemerkur|
    continentale|alte leipziger|hannoversche|volkswohl bund|verti|friday versicherung|getsafe|clark versicherung|
    luko|adam riese|da direkt|vhv|bavariadirekt|versicherungskammer|sparkassen versicherung|
    techniker krankenkasse|barmer|dak gesundheit|aok|aok plus|ikk classic|bkk|kkh|hek|knappschaft|
    adac versicherung|arag|roland rechtsschutz|advocard|die bayerische|wgv|uniqa|wiener stadtische|grawe|
    donau versicherung|css versicherung|helsana|swica|sanitas|mobiliar|die mobiliar|^helvetia|baloise|vaudoise|
    ^concordia|visana|^assura|kpt|feather insurance|deutsche familienversicherung|janitos|haftpflichtkasse`,
  donations: `
    brot fur die welt|misereor|diakonie|deutsches rotes kreuz|drk|johanniter|malteser|arbeiter samariter|nabu|
    bund naturschutz|greenpeace ev|arzte ohne grenzen|aerzte ohne grenzen|sos kinderdorf|aktion deutschland hilft|
    betterplace|welthungerhilfe|kindernothilfe|aktion mensch|amnesty|campact|dlrg|deutsche krebshilfe|
    bjorn steiger|tafel deutschland|aktion tier|vier pfoten|die arche|rotes kreuz|volkshilfe|licht ins dunkel|
    heks|pro natura|^rega|weisser ring|seawatch|deutsche umwelthilfe`,
};
