import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Italy. */
export const italy: MerchantNames = {
  groceries: `
    esselunga|conad|conad city|spazio conad|coop alleanza|coop lombardia|unicoop|unicoop firenze|unicoop tirreno|
    ipercoop|coop italia|nova coop|^coop|coop firenze|eurospin|md discount|md spa|penny market|in s mercato|
    pam panorama|pam local|
    panorama ipermercati|despar|eurospar|interspar|iper la grande i|ipermercato|bennet|il gigante|tigros|famila|
    famila superstore|iperal|basko|^crai|sigma supermercati|sisa|deco supermercati|dok supermercati|
    a o supermercati|todis|tuodi|dpiu|prix quality|ard discount|naturasi|ecornaturasi|ali supermercati|alper|
    emisfero|mercato|rossetto|tosano|martinelli super|poli supermercati|dao conad|coal supermercati|tigre amico|
    elite supermercati|simply market|sma auchan|etruria retail|margherita conad|sapore di mare|eataly|cortilia|
    everli|supermercato 24|metro italia|gros supermercati|oasi supermercati|supermercati piccolo|sole 365|ayoka|
    super rossi|il castoro`,
  alcohol: `
    tannico|vino com|callmewine|bernabei|xtrawine|signorvino|winelivery|meteri|svino`,
  "eating-out": `
    autogrill|old wild west|roadhouse|roadhouse grill|la piadineria|rossopomodoro|alice pizza|spizzico|spontini|
    pizzium|fratelli la bufala|cigierre|wiener haus|america graffiti|doppio malto|poke house|i love poke|miscusi|
    panino giusto|la yogurteria|grom|venchi|gelateria la romana|rom antica|cioccolatitaliani|flower burger|
    hamericas|burgez|temakinho|ristorante giapponese|sushiko|wok sushi|dispensa emilia|ciao ristorante|chef express|
    mychef|sarni|linos coffee|panella|antica focacceria|mignon|trapizzino|billy tacos|calavera|johnny taco|kebhouze|
    signorvino ristorante|justeat|cirfood|camst|^pellegrini|pellegrini ristorazione|ticket restaurant|
    day ristoservice|brek|fresco co|la prosciutteria|all antico vinaio|sorbillo|da michele|gino sorbillo|lowengrube|
    giappo|berbere pizzeria|briscola pizza`,
  coffee: `
    ^illy|illycaffe|lavazza|caffe vergnano|caffe napoli|mokarabia|12oz coffee|twelve oz|arnold coffee|
    caffe borbone|kimbo|pascucci|caffe pascucci|hausbrandt|nespresso italiana|mondadori cafe`,
  fuel: `
    eni station|eni stazione|enilive|agip|ip gruppo api|italiana petroli|api ip|q8 easy|kuwait petroleum|tamoil|
    esso italiana|totalerg|erg petroli|keropetrol|vega carburanti|beyfin|europam|economy carburanti|retitalia|
    conad self|enercoop carburanti|pompe bianche|costantin|san marco petroli|ewiva|be charge|enel x way|
    plenitude on the road|free to x|a2a e moving|freeto x|distributore|stazione di servizio|dills petroli|
    autostrade rifornimento|loro carburanti|energas carburanti`,
  car: `
    gommadiretto|vetrocar|aci|automobile club|pra bollo|bollo auto|motorizzazione|pago pa auto|revisione auto|
    rhiag|euroricambi|doctor glass|puntopro|superservice|euro repar|noicompriamoauto`,
  parking: `
    telepass|telepass pay|unipolmove|autostrade per l|autostrade|autobrennero|autovie venete|milano serravalle|
    pedemontana|mycicero|phonzie|mooneygo|quick parking|metropark|muoversi in|atm parcheggi|area c|gtt parcheggi|
    best parking|parkingmycar|brescia mobilita parcheggi|tangenziale|salt autostrada|ativa|sitaf`,
  "public-transport": `
    trenitalia|italo|italo treno|ntv italo|trenord|atm milano|atm spa|^atac|atac roma|cotral|gtt torino|gtt|tper|
    trenitalia tper|anm napoli|eav|circumvesuviana|amat palermo|amt genova|amt catania|at autolinee toscane|
    autolinee toscane|ataf|actv|actv venezia|avm venezia|hellovenezia|atv verona|brescia mobilita|sad alto adige|
    trentino trasporti|start romagna|tua abruzzo|amtab|ctm cagliari|arst|itabus|marinobus|baltour|
    leonardo express|malpensa express|terravision|autostradale|busitalia|unico campania|bikemi|bicincitta|tplinea|
    savit`,
  taxi: `
    it taxi|ittaxi|apptaxi|wetaxi|taxi blu|radio taxi 3570|enjoy eni|enjoy|leasys|e vai|ubeeqo|helbiz|
    bit mobility|ridemovi|link scooter`,
  travel: `
    ita airways|alitalia|neos air|air dolomiti|alpitour|francorosso|eden viaggi|veratour|valtur|bluserena|
    bravo club|costa crociere|msc crociere|grimaldi lines|moby lines|tirrenia|gnv|grandi navi veloci|caremar|
    liberty lines|snav|siremar|toremar|th resorts|una hotels|gruppo una|starhotels|nh italia|volagratis|
    piratinviaggio|ixpira|smartbox viaggi|welcome travel|uvet|robintur|cts viaggi|aeroporti di roma|sea aeroporti|
    maggiore noleggio|locauto|sicily by car|noleggiare|drivalia|campeggio|humancompany|club del sole`,
  household: `
    mondo convenienza|poltronesofa|divani divani|natuzzi|chateau d ax|mercatone uno|ricci casa|coincasa|coin casa|
    kasanova|casa shop|la feltrinelli casa|maurys|risparmio casa|happy casa|tigota casa|iperbimbo casa|^thun|
    bialetti|tescoma|lagostina|guzzini|alessi|scavolini|lube cucine|stosa|veneta cucine|arredissima|aiazzone|
    grancasa|semeraro|eminflex|mondoflex|dorelan|perdormire|permaflex|bassetti|caleffi|zucchi|frette|gabel|
    bottega verde casa|lavasecco|lavanderia 5 a sec|dalani|ovvio|euronova|d mail|satur casa|flou`,
  diy: `
    bricocenter|brico io|bricoio|obi sud|tecnomat|bricofer|self italia|brico ok|brico center|utility brico|
    eurobrico|bricolarge|fai da te|viridea|garden vivai|agraria|consorzio agrario|fdm ferramenta|mister worker|
    idrocentro|iperceramica|marazzi|bottegone brico|giardineria|steflor|cfadda`,
  electronics: `
    mediaworld|media world|unieuro|trony|expert|comet|comet elettrodomestici|eprice|monclick|bytecno|yeppon|
    onlinestore|freeshop|gamelife elettronica|r store|med store|juice apple|c c consulting|rekordata|trendevice|
    fotocolombo|fowa|ollo store|drako|tekworld|ak informatica|nexths|next hardware|amazon renewed|
    strumentimusicali|sinergy store|wellcome`,
  clothing: `
    ovs|ovs spa|upim|^coin|oviesse|piazza|^alcott|^terranova|calliope|united colors of benetton|sisley|falconeri|
    yamamay|carpisa|goldenpoint|golden point|original marines|stefanel|^motivi|^oltre|fiorella rubino|elena miro|
    max mara|max co|marella|pennyblack|liu jo|^pinko|patrizia pepe|twinset|^gaudi|^imperial|rinascimento|
    camomilla|luisa spagnoli|nara camicie|camicissima|conbipel|pittarosso|pitta rosso|scarpe scarpe|scarpamondo|
    aw lab|cisalfa moda|globo calzature|primadonna|cinti|nero giardini|valleverde|igi co|the space store moda|
    luisaviaroma|dmail moda|^capriccio|gutteridge|boggi|boggi milano|harmont blaine|sorbino|doppelganger|brooks|
    woolrich|k way|kway|colmar|blauer|refrigiwear|hermes|furla|coccinelle|o bag|bottega veneta|trussardi|versace|
    dolce gabbana|armani|armani exchange|emporio armani|miniconf|rossignol abbigliamento|excelsior milano|
    rinascente moda`,
  shopping: `
    rinascente|la rinascente|il centro|serravalle outlet|mcarthurglen|fidenza village|poste italiane|postepay|brt|
    bartolini|sda express|subito|wish italia|buffetti|ipercity|orio center|il dono|mail boxes etc|private griffe|
    saldi privati`,
  gifts: `
    faxiflora|emozione3|boscolo gift|stroili|stroili oro|bluespirit|blue spirit|kidult|dodo gioielli|pomellato|
    bulgari|morellato|^sector|photosi|perugina|majani|^baci|caffarel|odstore|od store|^legami|tiger italia|
    bomboniere|venchi regali|thun shop`,
  pharmacy: `
    lloyds farmacia|farmacie comunali|farmacia comunale|efarma|farmae|redcare|amicafarmacia|1000farmacie|
    topfarmacia|dr max|dottor max|benu farmacia|apoteca natura|sanitaria|ortopedia|salmoiraghi|salmoiraghi vigano|
    grandvision|grand vision|ottica avanzi|nau|nau ottica|vision ottica|vistasi|luxottica|maico|acustica|
    dentalpro|caredent|doctor dentist|gruppo san donato|humanitas|gvm|cdi centro diagnostico|santagostino|
    centro medico santagostino|lifebrain|cerba italia|bianalisi|affidea|miodottore|ticket sanitario|asl|asst|
    policlinico|unobravo|serenis|barberini ottica`,
  drugstore: `
    acqua sapone|acqua e sapone|tigota|caddys|risparmio casa drogeria|prodet|ipersoap|la saponeria|piu me|
    saponi profumi|dm italia|lillapois|pilato|beautyamica|gran casa igiene`,
  beauty: `
    limoni|la gardenia|ethos profumerie|pinalli|naima|kiko|wycon|bottega verde|l erbolario|erbolario|collistar|
    veralab|estetista cinica|aldo coppola|estetista|uala|cristian zanini|evos parrucchieri|mac italia|
    clinica estetica|no inhibition|nashi argan|epilzero|depilarsi|compagnia della bellezza|tagliati x il successo`,
  sports: `
    cisalfa|cisalfa sport|maxi sport|df sport specialist|sportler|universo sport|sport specialist|
    game 7 athletics|footlocker|bikila sport|fitactive|20hours|get fit|getfit|downtown palestre|fitexpress|
    orangogo|macron store|kappa|diadora|lotto sport|mizuno|juventus store|inter store|ac milan store|
    as roma store|federcalcio|asd|ssd|polisportiva|dolomiti superski|via lattea|cervino|cai|salewa|la sportiva|
    montura|karpos|bikester|deejay ten|pianeta outlet sport`,
  children: `
    chicco store|toys center|bimbostore|bimbo store|iobimbo|io bimbo|toysuper|rocco giocattoli|giocheria|
    la citta del sole|citta del sole|faro giocattoli|brums|idexe|il gufo|monnalisa|iana|z generation|zgeneration|
    primigi|melania|inglesina|foppapedretti|salina bambini|asilo|mensa scolastica|scuola materna|scuola|
    doposcuola|centro estivo|mukko|kasanova kids|agesci|borgione|clementoni`,
  pets: `
    arcaplanet|isola dei tesori|l isola dei tesori|viridea pet|robinson pet|robinson pet shop|dogsteria|
    conad pet store|petmark|pet store conad|bauzaar|bau bau|italia pet|elite pet|mypetclinic|my pet clinic|
    giulius|animalmania|ayoka pet|fortesan|quattrozampe|toelettatura|canile|lav|enpa`,
  books: `
    feltrinelli|la feltrinelli|libreria feltrinelli|mondadori|mondadori store|giunti|giunti al punto|ibs|
    libraccio|libreria universitaria|libreria coop|ubik|libreria ubik|hoepli|unilibro|hellobook|arion|einaudi|
    rizzoli|scuolabook|la repubblica|corriere della sera|rcs mediagroup|gedi|la stampa|il sole 24 ore|
    il fatto quotidiano|il post|gazzetta dello sport|la gazzetta|internazionale|il foglio|domani editoriale|
    focus abbonamento|panini|panini comics|fumetteria|star comics|popstore|topolino|amazon libri|libri usati`,
  gaming: `
    gamelife|game life|lottomatica|sisal|snai|superenalotto|goldbet|eurobet|planetwin 365|gioco del lotto|
    10elotto|win for life|dungeondice|dungeon dice|magicmadhouse|open games|mondotop|games academy|multiplayer com`,
  entertainment: `
    uci cinemas|the space cinema|the space|notorious cinemas|anteo|cinelandia|arcadia cinema|giometti|movieland|
    ticketone|vivaticket|boxol|boxoffice|dice italia|gardaland|mirabilandia|leolandia|cinecitta world|zoomarine|
    rainbow magicland|magicland|aquafan|caneva|caneva world|acquario di genova|acquario|parco natura viva|
    bioparco|parco giardino sigurta|musei vaticani|galleria degli uffizi|uffizi|museo egizio|coopculture|colosseo|
    pompei|reggia|pinacoteca|biglietteria|teatro alla scala|piccolo teatro|arena di verona|stadio|juventus|
    qc terme|terme|qcterme|zero gravity|laserforce|abbonamento musei|fai fondo ambiente|oltremare|safari park|
    edenlandia`,
  subscriptions: `
    sky italia|^infinity|mediaset infinity|tim vision|timvision|eleven sports|vodafone tv|chili|chili tv|aruba|
    aruba pec|register|serverplan|netsons|canone rai|altroconsumo|cinetessera|uci always|fastweb tv|keliweb`,
  phone: `
    ^tim|tim spa|windtre|wind tre|wind telecomunicazioni|fastweb|fastweb mobile|iliad|ho mobile|kena mobile|kena|
    very mobile|postemobile|poste mobile|coopvoce|coop voce|tiscali|linkem|eolo|eolo spa|sky wifi|1mobile|
    digi italia|open fiber|^dimensione|^optima|postecasa|pianeta fibra|aruba fibra|melita|noitel|daily telecom|
    rabona|uno mobile|erg mobile`,
  utilities: `
    enel|enel energia|servizio elettrico nazionale|eni plenitude|plenitude|eni gas luce|eni gas e luce|a2a|
    a2a energia|^edison|edison energia|^hera|hera comm|^iren|iren mercato|^acea|acea energia|acea ato|sorgenia|
    illumia|e on energia|wekiwi|^nen|pulsee|dolomiti energia|alperia|agsm|agsm aim|duferco|green network|estra|
    vivigas|axpo|optima luce|^tate|nen energia|bluenergy|enegan|abbanoa|acquedotto pugliese|smat|publiacqua|
    mm spa|metropolitana milanese|gruppo cap|cap holding|abc napoli|acque veronesi|veritas spa|etra|viacqua|
    brianzacque|uniacque|ama roma|amsa|amiat|tari|condominio|amministrazione condominiale|lipari gas|italgas|
    liquigas|butangas|beyfin gas|conafi gas|e distribuzione|nuove acque|gaia spa`,
  insurance: `
    genertel|genialloyd|unipolsai|unipol|^linear|linear assicurazioni|axa assicurazioni|quixa|zurich connect|
    conte it|conte assicurazioni|prima assicurazioni|prima it|directline|reale mutua|cattolica assicurazioni|
    groupama assicurazioni|sara assicurazioni|vittoria assicurazioni|hdi assicurazioni|italiana assicurazioni|
    itas|tua assicurazioni|poste vita|poste assicura|intesa sanpaolo assicura|mediolanum assicurazioni|
    bene assicurazioni|^bene|facile|segugio|unisalute|rbm salute|metasalute|previmedical|mutua mba|axieme|
    yolo assicurazioni|columbus assicurazioni|eurovita|net insurance|lokky|wopta|telepass assicurazioni`,
  donations: `
    croce rossa italiana|croce rossa|emergency ong|medici senza frontiere|airc|fondazione airc|
    fondazione telethon|ail|lega del filo d oro|caritas italiana|actionaid|action aid|amnesty|legambiente|
    fondazione ant|aism|lilt|banco alimentare|comunita sant egidio|sant egidio|sos villaggi dei bambini|cesvi|
    coopi|avsi|vidas|fondazione veronesi|anlaids|intersos|still i rise|opera san francesco|medici con l africa|
    don orione|amref|retedeldono|produzioni dal basso|misericordia|pane quotidiano`,
};
