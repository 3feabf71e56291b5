import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Italy. */
export const italy: MerchantNames = {
  groceries: `esselunga|conad|conad city|spazio conad|coop alleanza|coop lombardia|unicoop|unicoop firenze|unicoop tirreno|ipercoop|coop italia|nova coop|carrefour italia|lidl italia|eurospin|md discount|md spa|penny market|in s mercato|aldi italia|
    pam panorama|pam local|panorama ipermercati|despar|eurospar|interspar|iper la grande i|ipermercato|bennet|il gigante|tigros|famila|famila superstore|iperal|basko|crai|sigma supermercati|sisa|deco supermercati|
    dok supermercati|a o supermercati|todis|tuodi|dpiu|prix quality|ard discount|naturasi|ecornaturasi|ali supermercati|alper|emisfero|mercato|rossetto|tosano|martinelli super|poli supermercati|dao conad|
    coal supermercati|tigre amico|elite supermercati|simply market|sma auchan|etruria retail|margherita conad|sapore di mare|bofrost italia|eataly|cortilia|everli|supermercato24|hellofresh italia|metro italia|
    gorillas italia|getir italia|gros supermercati|oasi supermercati|supermercati piccolo|sole 365|ayoka|super rossi|il castoro`,
  alcohol: `tannico|vino com|callmewine|bernabei|enoteca|xtrawine|signorvino|winelivery|meteri|svino`,
  "eating-out": `autogrill|old wild west|roadhouse|roadhouse grill|la piadineria|rossopomodoro|alice pizza|spizzico|spontini|pizzium|fratelli la bufala|cigierre|wiener haus|america graffiti|doppio malto|poke house|i love poke|
    miscusi|panino giusto|la yogurteria|grom|venchi|amorino italia|gelateria la romana|rom antica|cioccolatitaliani|flower burger|hamerica s|burgez|temakinho|ristorante giapponese|sushiko|wok sushi|dispensa emilia|
    ciao ristorante|chef express|mychef|sarni|lino s coffee|panella|antica focacceria|mignon|trapizzino|billy tacos|calavera|johnny taco|kebhouze|signorvino ristorante|justeat italia|just eat italia|glovo italia|
    deliveroo italia|cirfood|camst|pellegrini|ticket restaurant|day ristoservice|flunch italia|brek|fresco co|la prosciutteria|all antico vinaio|sorbillo|da michele|gino sorbillo|löwengrube|lowengrube|wagamama italia|
    giappo|berbere pizzeria|briscola pizza`,
  coffee: `illy|illycaffe|lavazza|segafredo|caffe vergnano|caffe napoli|mokarabia|12oz coffee|twelve oz|arnold coffee|caffe borbone|kimbo|pascucci|caffe pascucci|hausbrandt|nespresso italiana|mondadori cafe`,
  fuel: `eni station|eni stazione|enilive|agip|ip gruppo api|italiana petroli|api ip|q8|q8 easy|kuwait petroleum|tamoil|tamoil italia|esso italiana|totalerg|erg petroli|shell italia|repsol italia|keropetrol|vega carburanti|
    beyfin|europam|economy carburanti|retitalia|conad self|enercoop carburanti|pompe bianche|costantin|san marco petroli|ewiva|be charge|enel x way|plenitude on the road|free to x|a2a e moving|freeto x|
    distributore|stazione di servizio|dill s petroli|autostrade rifornimento|loro carburanti|energas carburanti`,
  car: `norauto italia|midas italia|euromaster italia|driver center italia|gommadiretto|carglass italia|vetrocar|aci|automobile club|pra bollo|bollo auto|motorizzazione|pago pa auto|revisione auto|bosch car italia|
    autolavaggio|rhiag|autodoc italia|euroricambi|glassdrive italia|doctor glass|puntopro|superservice|euro repar|noicompriamoauto`,
  parking: `telepass|telepass pay|unipolmove|autostrade per l italia|autostrade|autostrada|autobrennero|autovie venete|milano serravalle|pedemontana|easypark italia|mycicero|phonzie|mooneygo|saba italia|apcoa italia|
    quick parking|parcheggio|metropark|muoversi in|atm parcheggi|area c|gtt parcheggi|interparking italia|best parking italia|parkingmycar|brescia mobilita parcheggi|tangenziale|salt autostrada|ativa|sitaf`,
  "public-transport": `trenitalia|italo|italo treno|ntv italo|trenord|atm milano|atm spa|atac|atac roma|cotral|gtt torino|gtt|tper|trenitalia tper|anm napoli|eav|circumvesuviana|amat palermo|amt genova|amt catania|at autolinee toscane|
    autolinee toscane|ataf|actv|actv venezia|avm venezia|hellovenezia|atv verona|brescia mobilita|arriva italia|sad alto adige|trentino trasporti|start romagna|tua abruzzo|amtab|ctm cagliari|arst|
    flixbus italia|itabus|marinobus|baltour|leonardo express|malpensa express|terravision|autostradale|busitalia|unico campania|moovit|bikemi|bicincitta|tplinea|savit`,
  taxi: `it taxi|ittaxi|appTaxi|apptaxi|free now italia|wetaxi|taxi blu|radiotaxi|radio taxi 3570|enjoy eni|enjoy|zity italia|share now italia|leasys|e vai|ubeeqo|helbiz|bit mobility|ridemovi|link scooter`,
  travel: `ita airways|alitalia|neos air|air dolomiti|volotea italia|alpitour|francorosso|eden viaggi|veratour|valtur|bluserena|bravo club|costa crociere|msc crociere|grimaldi lines|moby lines|tirrenia|gnv|grandi navi veloci|
    corsica ferries italia|caremar|liberty lines|snav|siremar|toremar|th resorts|una hotels|gruppo una|starhotels|nh italia|b b hotels italia|trivago italia|lastminute italia|edreams italia|volagratis|
    piratinviaggio|ixpira|smartbox viaggi|welcome travel|uvet|robintur|cts viaggi|aeroporti di roma|sea aeroporti|maggiore noleggio|locauto|sicily by car|noleggiare|drivalia|campeggio|agriturismo|humancompany|club del sole`,
  household: `mondo convenienza|poltronesofa|divani divani|natuzzi|chateau d ax|mercatone uno|ricci casa|conforama italia|maisons du monde italia|coincasa|coin casa|kasanova|casa shop|la feltrinelli casa|tedi italia|
    action italia|maury s|maurys|risparmio casa|happy casa|tigota casa|jysk italia|flying tiger italia|iperbimbo casa|thun|bialetti|tescoma italia|lagostina|guzzini|alessi|scavolini|lube cucine|stosa|veneta cucine|
    arredissima|aiazzone|grancasa|semeraro|eminflex|mondoflex|dorelan|perdormire|permaflex|bassetti|caleffi|zucchi|frette|gabel|bottega verde casa|lavasecco|lavanderia 5 a sec|westwing italia|dalani|sklum italia|
    ovvio|euronova|d mail|satur casa|flou`,
  diy: `leroy merlin italia|bricocenter|brico io|bricoio|obi italia|obi sud|bricoman italia|tecnomat|bricofer|self italia|brico ok|brico center|utility brico|ferramenta|eurobrico|bricolarge|fai da te|wurth italia|manomano italia|
    viridea|garden vivai|agraria|consorzio agrario|fdm ferramenta|mister worker|idrocentro|iperceramica|marazzi|bottegone brico|giardineria|steflor|leroymerlin it|cfadda`,
  electronics: `mediaworld|media world|unieuro|euronics italia|trony|expert italia|comet|comet elettrodomestici|eprice|monclick|bytecno|yeppon|onlinestore|freeshop|gamelife elettronica|r store|med store|juice apple|c c consulting|
    rekordata|back market italia|trendevice|swappie italia|fotocolombo|fowa|ollo store|drako|tekworld|ak informatica|nexths|next hardware|amazon renewed|strumentimusicali|cash converters italia|sinergy store|wellcome`,
  clothing: `ovs|ovs spa|upim|coin|oviesse|piazza italia|alcott|terranova|calliope|benetton|united colors of benetton|sisley|intimissimi|calzedonia|tezenis|falconeri|yamamay|carpisa|goldenpoint|golden point|original marines|
    stefanel|motivi|oltre|fiorella rubino|elena miro|max mara|max co|marella|pennyblack|liu jo|pinko|patrizia pepe|twinset|gaudi|imperial|rinascimento|camomilla italia|luisa spagnoli|nara camicie|camicissima|
    conbipel|bata italia|pittarosso|pitta rosso|scarpe scarpe|scarpamondo|aw lab|cisalfa moda|globo calzature|primadonna|cinti|geox|nero giardini|valleverde|igi co|the space store moda|zalando italia|vinted italia|
    yoox|luisaviaroma|privalia italia|dmail moda|capriccio|kiabi italia|primark italia|h m italia|zara italia|bershka italia|gutteridge|boggi|boggi milano|harmont blaine|sorbino|doppelganger|suitsupply italia|brooks italia|
    napapijri|woolrich|moncler|k way|kway|colmar|blauer|refrigiwear|hermes italia|furla|coccinelle|o bag|bottega veneta|trussardi|gucci|prada|versace|dolce gabbana|armani|armani exchange|emporio armani|
    miniconf|rossignol abbigliamento|excelsior milano|takko italia|pepco italia|rinascente moda|sinsay italia`,
  shopping: `rinascente|la rinascente|il centro|serravalle outlet|mcarthurglen|fidenza village|poste italiane|postepay|brt|bartolini|sda express|gls italy|inpost italia|subito it|subito|kijiji italia|amazon it|amazon eu italia|
    ebay italia|wish italia|temu italia|groupon italia|qvc italia|tabaccheria|tabacchi|edicola|buffetti|cartoleria|ipercity|orio center|il dono|mail boxes etc|private griffe|saldi privati`,
  gifts: `interflora italia|faxiflora|fioraio|fiorista|colvin italia|smartbox italia|wonderbox italia|emozione3|boscolo gift|pandora italia|stroili|stroili oro|bluespirit|blue spirit|kidult|dodo gioielli|pomellato|bulgari|
    morellato|sector|swarovski italia|photosi|perugina|lindt italia|ferrero|majani|baci|caffarel|odstore|od store|legami|tiger italia|bomboniere|venchi regali|thun shop|floraqueen|gioielleria`,
  pharmacy: `lloyds farmacia|farmacie comunali|farmacia comunale|efarma|farmae|redcare|amicafarmacia|1000farmacie|topfarmacia|dr max|dottor max|benu farmacia|apoteca natura|parafarmacia|sanitaria|ortopedia|salmoiraghi|
    salmoiraghi vigano|grandvision|grand vision|ottica avanzi|fielmann italia|nau|nau ottica|vision ottica|vistasi|luxottica|amplifon|maico|acustica|dentalpro|caredent|vitaldent italia|doctor dentist|gruppo san donato|
    humanitas|gvm|cdi centro diagnostico|santagostino|centro medico santagostino|synlab italia|lifebrain|cerba italia|bianalisi|affidea|miodottore|ticket sanitario|asl|asst|ospedale|policlinico|unobravo|serenis|barberini ottica`,
  drugstore: `acqua sapone|acqua e sapone|tigota|caddy s|caddys|risparmio casa drogeria|prodet|ipersoap|la saponeria|piu me|saponi profumi|dm drogerie italia|dm italia|lillapois|pilato|beautyamica|gran casa igiene`,
  beauty: `sephora italia|douglas italia|marionnaud italia|limoni|la gardenia|ethos profumerie|pinalli|naima|kiko|kiko milano|wycon|bottega verde|l erbolario|erbolario|yves rocher italia|rituals italia|collistar|
    veralab|estetista cinica|notino italia|lush italia|jean louis david italia|franck provost italia|aldo coppola|parrucchiere|estetista|barbiere|treatwell italia|uala|cristian zanini|evos parrucchieri|mac italia|
    clinica estetica|no inhibition|nashi argan|epilzero|depilarsi|compagnia della bellezza|tagliati x il successo`,
  sports: `cisalfa|cisalfa sport|decathlon italia|maxi sport|df sport specialist|sportler|universo sport|sport specialist|game 7 athletics|jd sports italia|foot locker italia|footlocker|snipes italia|bikila sport|
    virgin active italia|mcfit italia|anytime fitness italia|fitactive|20hours|get fit|getfit|downtown palestre|fitexpress|orangogo|palestra|piscina|wellhub italia|gympass italia|urban sports italia|
    macron store|kappa|diadora|lotto sport|mizuno italia|juventus store|inter store|ac milan store|as roma store|federcalcio|asd|ssd|polisportiva|tennis club|bowling italia|skipass italia|dolomiti superski|
    via lattea|cervino|cai|salewa|la sportiva|montura|karpos|deporvillage italia|bikester italia|deejay ten|pianeta outlet sport`,
  children: `prenatal|prenatal italia|chicco|chicco store|toys center|bimbostore|bimbo store|iobimbo|io bimbo|toysuper|rocco giocattoli|giocheria|la citta del sole|citta del sole|faro giocattoli|imaginarium italia|
    brums|idexe|mayoral italia|okaidi italia|petit bateau italia|il gufo|monnalisa|iana|z generation|zgeneration|primigi|melania|inglesina|foppapedretti|salina bambini|asilo nido|asilo|mensa scolastica|scuola materna|
    scuola|doposcuola|centro estivo|helen doron|mukko|sitly italia|kasanova kids|agesci|borgione|lego italia|clementoni`,
  pets: `arcaplanet|isola dei tesori|l isola dei tesori|maxi zoo italia|viridea pet|zooplus italia|robinson pet|robinson pet shop|dogsteria|conad pet store|petmark|pet store conad|bauzaar|bau bau|italia pet|elite pet|clinica veterinaria|
    ambulatorio veterinario|mypetclinic|my pet clinic|anicura italia|giulius|animalmania|ayoka pet|fortesan|quattrozampe|toelettatura|miscota italia|canile|lav|enpa`,
  books: `feltrinelli|la feltrinelli|libreria feltrinelli|mondadori|mondadori store|giunti|giunti al punto|ibs|ibs it|libraccio|libreria universitaria|libreria coop|ubik|libreria ubik|hoepli|unilibro|hellobook|arion|einaudi|
    rizzoli|scuolabook|la repubblica|corriere della sera|rcs mediagroup|gedi|la stampa|il sole 24 ore|il fatto quotidiano|il post|gazzetta dello sport|la gazzetta|internazionale|il foglio|domani editoriale|focus abbonamento|
    panini|panini comics|fumetteria|star comics|popstore|audible italia|storytel italia|topolino|amazon libri it|libri usati`,
  gaming: `gamestop italia|gamelife|game life|lottomatica|sisal|snai|superenalotto|goldbet|eurobet|bet365 italia|planetwin365|gioco del lotto|10elotto|win for life|dungeondice|dungeon dice|magicmadhouse it|open games|mondotop|
    tombola it|pokerstars it|games academy|multiplayer com`,
  entertainment: `uci cinemas|the space cinema|the space|notorious cinemas|anteo|cinelandia|arcadia cinema|cinema italia|giometti|movieland|ticketone|vivaticket|ticketmaster italia|boxol|boxoffice|fever italia|dice italia|
    gardaland|mirabilandia|leolandia|cinecitta world|zoomarine|rainbow magicland|magicland|aquafan|caneva|caneva world|acquario di genova|acquario|parco natura viva|bioparco|parco giardino sigurta|musei vaticani|
    galleria degli uffizi|uffizi|museo egizio|coopculture|colosseo|pompei|reggia|pinacoteca|biglietteria|teatro alla scala|piccolo teatro|arena di verona|stadio|juventus|qc terme|terme|qcterme|zero gravity|
    bowling|laserforce|abbonamento musei|fai fondo ambiente|oltremare|safari park|edenlandia`,
  subscriptions: `sky italia|now tv italia|infinity|mediaset infinity|tim vision|timvision|dazn italia|eleven sports|vodafone tv|chili|chili tv|rakuten italia|meetic italia|aruba|aruba pec|register it|serverplan|netsons|canone rai|
    altroconsumo|cinetessera|uci always|fastweb tv|keliweb`,
  phone: `tim|telecom italia|tim spa|vodafone italia|windtre|wind tre|wind telecomunicazioni|fastweb|fastweb mobile|iliad|iliad italia|ho mobile|kena mobile|kena|very mobile|postemobile|poste mobile|coopvoce|coop voce|
    tiscali|linkem|eolo|eolo spa|sky wifi|lycamobile italia|spusu italia|1mobile|digi italia|open fiber|dimensione|optima|optima italia|postecasa|pianeta fibra|aruba fibra|melita|noitel|daily telecom|rabona|digi mobil italia|uno mobile|erg mobile`,
  utilities: `enel|enel energia|servizio elettrico nazionale|eni plenitude|plenitude|eni gas luce|eni gas e luce|a2a|a2a energia|edison|edison energia|hera|hera comm|iren|iren mercato|acea|acea energia|acea ato|sorgenia|illumia|e on energia|
    engie italia|wekiwi|nen|pulsee|octopus energy italia|dolomiti energia|alperia|agsm|agsm aim|duferco|green network|estra|vivigas|iberdrola italia|axpo|optima luce|tate|neN energia|bluenergy|enegan|abbanoa|acquedotto|
    acquedotto pugliese|smat|publiacqua|mm spa|metropolitana milanese|gruppo cap|cap holding|abc napoli|acque veronesi|veritas spa|etra|viacqua|brianzacque|uniacque|ama roma|amsa|amiat|tari|condominio|
    amministrazione condominiale|lipari gas|italgas|liquigas|butangas|beyfin gas|conafi gas|e distribuzione|nuove acque|gaia spa`,
  insurance: `generali italia|genertel|allianz direct italia|allianz italia|genialloyd|unipolsai|unipol|linear|linear assicurazioni|axa assicurazioni|quixa|zurich connect|conte it|conte assicurazioni|prima assicurazioni|prima it|verti italia|
    directline italia|reale mutua|cattolica assicurazioni|groupama assicurazioni|sara assicurazioni|vittoria assicurazioni|helvetia italia|hdi assicurazioni|italiana assicurazioni|itas|tua assicurazioni|
    poste vita|poste assicura|intesa sanpaolo assicura|mediolanum assicurazioni|bene assicurazioni|bene|facile it|segugio|unisalute|rbm salute|metasalute|previmedical|europ assistance italia|mutua mba|axieme|yolo assicurazioni|
    columbus assicurazioni|heymondo italia|aviva italia|eurovita|net insurance|lokky|wopta|telepass assicurazioni`,
  donations: `croce rossa italiana|croce rossa|emergency ong|medici senza frontiere|unicef italia|save the children italia|airc|fondazione airc|fondazione telethon|ail|lega del filo d oro|caritas italiana|caritas|actionaid|
    action aid italia|greenpeace italia|wwf italia|amnesty italia|legambiente|fondazione ant|aism|lilt|banco alimentare|comunita sant egidio|sant egidio|oxfam italia|sos villaggi dei bambini|cesvi|coopi|avsi|vidas|
    fondazione veronesi|anlaids|intersos|still i rise|opera san francesco|medici con l africa|don orione|parrocchia|amref|retedeldono|produzioni dal basso|misericordia|pane quotidiano`,
};
