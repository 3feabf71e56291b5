import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Spain. */
export const spain: MerchantNames = {
  groceries: `mercadona|carrefour express es|supermercados dia|dia supermercado|dia market|la plaza de dia|maxi dia|alcampo|mi alcampo|eroski|eroski city|eroski center|caprabo|consum|consum cooperativa|lidl supermercados|
    aldi supermercados|hipercor|supercor|el corte ingles supermercado|bonpreu|esclat|condis|ahorramas|ahorra mas|gadis|froiz|masymas|mas y mas|hiperdino|hiper dino|coviran|spar espana|charter|
    supersol|el jamon|el arbol|bm supermercados|supermercados bm|uvesco|simply|la despensa|unide|alimerka|familia supermercados|lupa|semark|plusfresc|sorli|keisy|valvi|ametller|ametller origen|veritas|
    herbolario navarro|herbolario|el super de los pastores|supermercados sanchez romero|sanchez romero|hiber|la sirena|makro espana|gros mercat|cash fresh|supermercados mas|tu trebol|
    superdino|la alacena|fruteria|carniceria|panaderia|pescaderia|ulabox|glovo supermercado|hellofresh espana|lola market|costco espana|granier|santagloria|vivari|el horno de|horno|supermercado el corte|
    economato|la trastienda|casa ametller|sangre de toro|mercat|deza|piedra supermercados|dani supermercados|mercamas|altoaragon|pastelerias mallorca`,
  alcohol: `bodeboca|vila viniteca|lavinia|bodega|vinoteca|decantalo|vinissimus|uvinum|licores|la vinateria|la tintoreria vinoteca|licoreria|cervezas alhambra|bodegas mezquita`,
  "eating-out": `telepizza|rodilla|100 montaditos|cien montaditos|cerveceria 100|la sureña|la surena|foster s hollywood|fosters hollywood|ginos|vips|vips smart|goiko|goiko grill|tgb|the good burger|tommy mel|tommy mels|la tagliatella|tagliatella|
    pans company|bocatta|viena|llaollao|llao llao|muerde la pasta|udon|udon asian food|sushita|sibuya|miss sushi|uo sushi|home burger|grosso napoletano|la mafia se sienta|ribs|ribs american|lizarran|
    gambrinus|cañas y tapas|canas y tapas|indalo tapas|el kiosko|carl s jr espana|papa johns espana|dominos espana|burger king espana|kfc espana|popeyes espana|five guys spain|honest greens|
    manolo bakes|mascaro|saigon|takos al pastor|tierra burrito|la martinuca|restaurante|cafeteria|meson|asador|taberna|marisqueria|pizzeria|cerveceria|arroceria|chiringuito|churreria|just eat es|just eat espana|
    glovo|glovoapp|deliveroo es|uber eats es|la nevera roja|wetaca|areas sa|autogrill es|paradores restaurante|too good to go es|ole mole|la pepita|mcdonalds espana|brasa y lena|la pausa|divino pizza|
    la chelinda|heladeria|amorino es|comess|flunch es|smoy|fresc co|fresco buffet|wok`,
  coffee: `cafe tim hortons es|faborit|dunkin coffee|dunkin espana|starbucks coffee espana|nespresso espana|cafes candelas|cafes la mexicana|syra coffee|santa gloria cafe|jamaica coffee|il caffe di roma|toma cafe|
    ruda cafe|nomad coffee|cafe comercial|federal cafe|coffee corner|granja viader|la esquina cafe|right side coffee|hola coffee`,
  fuel: `repsol|repsol estacion|cepsa|cepsa estacion|moeve|campsa|petronor|galp|galp energia|bp espana|bp oil espana|shell espana|ballenoil|plenoil|plenergy|petroprix|e s|estacion de servicio|gasolinera|eess|meroil|petrocat|disa|
    disa shell|pcan|tgas|avia espana|esclatoil|bonarea energia|gasexpress|easygas|beroil|agla|saras energia|valcarce|alcampo gasolinera|carrefour gasolinera|eroski gasolinera|carburantes|iberdrola recarga|
    wenea|zunder|easycharger|endesa x|wible carga|q8 espana|andamur|naftë|petromiralles|gm oil|costco gasolinera`,
  car: `norauto espana|feu vert espana|midas espana|aurgi|euromaster espana|rodi motor|first stop espana|vulco espana|carglass espana|ralarsa|itv|applus itv|tuv rheinland itv|racc|race|dgt|jefatura de trafico|elefante azul|
    autolavado|oscaro espana|recambioscoches|confortauto|driver center|talleres|glassdrive|mister auto espana|neumaticos|bosch car es|autofit|autodoc es|coches net|wallapop coches|lavadero|hertz taller|blu wash`,
  parking: `saba|saba aparcamientos|empark|telpark|elparking|el parking|parkia|interparking hispania|parclick|indigo infra espana|apk2|eysaparking|eysa|smou|blinkay|setex|dornier|aparcamiento|aena parking|autopistas|
    abertis|aumar|via t|viat|peaje|bip drive|aucat|autopista|pagatelia|zona azul|ora parking|bsm|parkings bsm|mutua parking|ausol|audasa|iberpistas|parking`,
  "public-transport": `renfe|renfe viajeros|renfe cercanias|rodalies|ave renfe|avlo|iryo|ouigo espana|metro de madrid|metro madrid|emt madrid|consorcio transportes madrid|crtm|tmb|transports metropolitans|fgc|ferrocarrils|atm barcelona|
    t mobilitat|tram barcelona|metro bilbao|bilbobus|euskotren|metrovalencia|emt valencia|tussam|metro sevilla|metro malaga|emt malaga|alsa|avanza|avanza bus|socibus|daibus|la sepulvedana|monbus|
    bizkaibus|lurraldebus|dbus|tranvia zaragoza|guaguas|titsa|tib mallorca|emt palma|aerobus|bicimad|bicing|sevici|valenbisi|flixbus es|blablacar espana|trenes|autobuses|estacion autobuses|
    damas autobuses|interbus|auvasa|vectalia|metro ligero|mobilis`,
  taxi: `cabify|cabify espana|bolt espana|uber espana|freenow es|free now es|mytaxi espana|pidetaxi|radio taxi|teletaxi|taxi madrid|share now es|wible|zity es|emov|cooltra|ecooltra|acciona movilidad|yego|taxi barcelona|
    bluemove|free2move es|getaround es|amovens|lime espana|zity madrid|guppy`,
  travel: `iberia|iberia express|vueling|vueling airlines|air europa|volotea es|binter|binter canarias|canaryfly|air nostrum|level airlines|plus ultra|logitravel|edreams|e dreams|rumbo|atrapalo|destinia|viajes el corte ingles|halcon viajes|
    nautalia|b the travel|carrefour viajes|viajes carrefour|viajes eroski|pangea viajes|soltour|travelplan|melia|melia hotels|nh hoteles|nh hotel group|barcelo hoteles|barcelo|riu hotels|iberostar|h10 hotels|
    paradores|parador de|eurostars|hotusa|sercotel|catalonia hotels|room mate|petit palace|ilunion hotels|palladium|princess hotels|hotel ibis es|ac hotels|balearia|trasmediterranea|naviera armas|fred olsen express|
    escapada rural|escapadarural|clubrural|ruralka|camping|albergue|aena|record go|goldcar|centauro|ok mobility|europcar es|sixt es|civitatis|waynabox|imserso|costa cruceros|pullmantur|grimaldi es|exoticca|
    baqueira hotel|vincci|vincci hoteles|b b hotels es`,
  household: `zara home|el corte ingles hogar|conforama espana|maisons du monde es|muebles la fabrica|merkamueble|kibuc|rey corporacion|muebles rey|sklum|kave home|kavehome|la oca|muy mucho|muymucho|casa espana|tiger es|flying tiger es|ale hop|
    a loja do gato preto|la tienda home|textura|gato preto|tramas|bazar|bazar chino|primaprix|action espana|tedi espana|pepco espana|la casa de las lamparas|max colchon|colchon express|dormity|flex noctalia|
    noctalia|lo monaco|maxcolchon|mi colchon|ikea iberica|ikea espana|banak importa|becara|sofas|divatto|lufe|muebles lufe|jysk espana|tintoreria|5asec es|lavanderia|cortefiel home|ferreteria hogar|
    casaviva|la mallorquina|tuco|hipermueble|casika|el mueble|westwing es|hannun|francisco jover|sostrene grene es|lola home`,
  diy: `leroy merlin espana|leroy merlin es|bricomart|obramat|brico depot espana|bricodepot|bauhaus espana|aki bricolaje|aki|bricor|bricocentro|ferreteria|ferrokey|cadena 88|optimus ferreteria|ferreteria aitana|saltoki|
    verdecora|jardiland espana|garden center|centro de jardineria|viveros|fronda|manomano es|cofac|gamma materiales|bigmat es|roca tienda|pinturas|pintuco|bruguer|titanlux|isavia|ferricerca|brico house|wurth espana|
    servei estacio|leroymerlin|planeta huerto|sodimac es`,
  electronics: `mediamarkt es|media markt espana|media markt es|fnac espana|fnac es|pccomponentes|pc componentes|worten|worten espana|el corte ingles electronica|coolmod|app informatica|beep|miravia electronica|phone house espana|
    the phone house|k tuin|ktuin|rossellimac|apple espana|euronics es|expert es|milar|tien 21|tien21|cenor|conforama electro|cash converters es|cex es|electrocosto|fotocasion|foto24|
    casanova foto|back market es|ldlc es|vsgamers|wipoid|life informatica|ifixit es|xiaomi store es|mi store es|carrefour online electro|redder|tiendas master|activa electrodomesticos|mielectro`,
  clothing: `zara|inditex|pull bear|pull and bear|bershka|stradivarius|massimo dutti|oysho|lefties|mango|mango outlet|mango man|cortefiel|springfield|women secret|womensecret|pedro del hierro|hoss intropia|adolfo dominguez|bimba y lola|
    desigual|parfois|el ganso|scalpers|silbon|brownie|nude project|blue banana|pronovias|punt roma|sfera|el corte ingles moda|primark tiendas|primark espana|kiabi espana|c a espana|h m espana|
    h m hennes es|calzedonia es|tezenis es|intimissimi es|etam es|encuentro moda|inside|shana|koker|trucco|purificacion garcia|uterque|bimani|tendam|fifty factory|el corte ingles outlet|
    camper|camper shoes|pikolinos|martinelli|merkal|merkal calzados|marypaz|mary paz|ulanka|calzados|zapateria|deichmann espana|krack|krack online|casas calzados|sarenza es|zalando espana|zalando es|privalia es|veepee es|
    vinted es|micolet|humana|roberto verino|tous ropa|loewe|bershka espana|multiopticas moda|lois jeans|pepe jeans|jack jones es|el ganso tienda|mayoral adulto|polinesia|druni moda|pedro miralles|
    alohas|hawkers|singularu|antony morato es|celio es|trendtwo|ecoalf`,
  shopping: `el corte ingles|corte ingles|hipercor moda|carrefour|centro comercial carrefour|amazon es|amazon eu es|aliexpress es|aliexpress plaza|ebay es|wallapop|milanuncios|miravia|temu es|shein es|correos|correos express|correos y telegrafos|
    mrw|seur|nacex|gls spain|dhl espana|inpost es|groupon es|letsbonus|estanco|expendeduria|tabacos|papeleria|abacus|folder papelerias|carlin|staples es|la tienda en casa|venca|bazar el regalo|
    outlet las rozas|mas que copas|showroomprive es|el rastro|todocoleccion|mequedouno|druni shopping|el corte ingles sa`,
  gifts: `interflora espana|interflora es|floristeria|aquarelle es|colvin|thecolvinco|flores|florclick|floresfrescas|tous|pandora es|aristocrazy|pdpaola|joyeria|smartbox es|wonderbox es|la vida es bella|plan b regalos|
    hofmann|photobox es|fotoprix|ale hop regalos|mr wonderful|curiosite|imaginarium regalos|chocolates valor|uno de 50|unode50|lladro|natura selection|natura|nice things|flores navarro|casa vicens|caramelos paco|chocolateria`,
  pharmacy: `promofarma|dosfarma|mifarma|farmaciasdirect|farmavazquez|atida|ortopedia|general optica|generaloptica|alain afflelou es|multiopticas|multi opticas|soloptical|opticalia|visionlab|vision lab|federopticos|
    optica|medical optica|gaes|amplifon es|oirt|clinica dental|vitaldent|sanitas dental|dentix|adeslas dental|clinica baviera|baviera|quironsalud|quiron salud|hm hospitales|vithas|hospital|
    centro medico|laboratorio|synlab es|doctoralia|policlinica|fisioterapia|psicologo|dorsia|clinicas dorsia|clinica londres|asefa dental|donte group|unidental|farmaconfianza|ivi clinica|euroclinix es|farmaferoles|farmacias trebol`,
  drugstore: `druni|primor|perfumerias primor|clarel|schlecker es|arenal perfumerias|arenal|bodybell|if perfumerias|aromas|marvimundo|maquillalia|perfumeria|droguerias|perfumes club|perfumesclub|perfumerias avenida|julia perfumeria|
    beter perfumeria|paco perfumerias|de la una|tocador perfumerias`,
  beauty: `sephora espana|douglas espana|equivalenza|yves rocher espana|kiko es|rituals es|freshly cosmetics|freshly|sesderma|natura bisse|notino es|peluqueria|peluquerias|llongueras|marco aldany|jean louis david es|rizos|
    barberia|centro de estetica|centros unico|centros ideal|hedonai|no vello|novello|clinicas zurich|oh my cut|treatwell es|booksy es|depilacion|unas|nails factory|mi rebotica|lookfantastic es|the body shop es|
    lush espana|deborah milano es|bellaaurora|peluqueria low cost|d uñas`,
  sports: `decathlon espana|decathlon es|sprinter|sprinter deportes|forum sport|intersport es|base deportes|twinner|jd sports es|foot locker es|deporvillage|tradeinn|barrabes|privatesportshop es|wala sport|
    deportes halcon|el corte ingles deportes|futbol emotion|tennis point es|bikester es|mammoth bikes|bikila|basic fit espana|mcfit espana|altafit|anytime fitness es|vivagym|viva gym|dir|clubs dir|metropolitan club|
    metropolitan|forus|supera|gofit|go fit|holmes place es|fitness place|fitup|synergym|enjoy wellness|duet fit|duet sports|polideportivo|piscina municipal|gympass es|wellhub es|andjoy|urban sports es|
    real madrid tienda|barca store|fc barcelona|playtomic|padel|club de tenis|federacion|rfef|esqui|baqueira|sierra nevada|formigal|aramon|crossfit|holmes es|real federacion|brooklyn fitboxing|onfitness`,
  children: `prenatal es|el corte ingles infantil|mayoral|gocco|neck neck|neck and neck|nanos|tuc tuc|boboli|zippy|imaginarium|toys r us es|toysrus es|toy planet|juguettos|juguetilandia|drim|abacus juguetes|poly juguetes|eureka kids|eurekakids|
    dideco|carrefour juguetes|hamleys es|kiabi ninos|bebitus|mi bebe y yo|el mundo del bebe|guarderia|escuela infantil|colegio|comedor escolar|ampa|extraescolares|academia|kumon espana|kids us|campamento|
    parque infantil|nannyfy|sitly|boboli tienda|charanga|paz rodriguez|bobux|suavinex|chicco es|jane bebe|jugueteria|pisamonas|conguitos`,
  pets: `kiwoko|tiendanimal|tienda animal|miscota|zooplus es|mascoteros|verdecora mascotas|terranova cnc|barkyn|dogfy|dogfy diet|gudog|clinica veterinaria|veterinario|hospital veterinario|anicura es|evidensia es|
    animalear|bitiba es|maskokotas|kivet|mundomascotas|piensos|piensoymascotas|protectora de animales|barakaldo tienda veterinaria|guau miau|lenda|petplan es|el jardin de mascotas|petuky`,
  books: `casa del libro|fnac libros|la central|agapea|todos tus libros|libreria|el corte ingles libros|re read|iberlibro|relay es|crisol|elkar|troa|la casa del libro|laie|abacus cooperativa|nubico|kindle es|storytel es|audible es|nextory es|
    el pais|elpais|el mundo|unidad editorial|abc vocento|la vanguardia|el diario es|eldiario es|infolibre|el confidencial|marca|diario as|quiosco|kiosko y mas|editorial|planeta libros|norma comics|
    gigamesh|akira comics|akira|fnac comics|penguin libros|santillana|ediciones sm|el periodico|vocento`,
  gaming: `game es|game stores iberia|game espana|xtralife|loterias|loterias y apuestas|administracion de loterias|once|juegos once|loteria|codere|sportium|bet365 es|luckia|bwin es|la quiniela|zacatrus|
    juegos de mesa|jugamos una|games workshop es|tulotero|lotobox|dungeon marvels|kingluck|casino barcelona|retamar apuestas|paf es`,
  entertainment: `cinesa|yelmo|yelmo cines|yelmo cineplex|kinepolis espana|ocine|cines|cine|cines renoir|cines verdi|golem|filmin cine|entradas com|ticketmaster es|ticketmaster espana|el corte ingles entradas|atrapalo entradas|fever|
    feverup|fever labs|dice es|see tickets es|wegow|port aventura|portaventura|parque warner|warner madrid|isla magica|tibidabo|terra mitica|parque de atracciones|faunia|zoo madrid|zoo barcelona|bioparc|oceanografic|
    ciudad de las artes|loro parque|siam park|aquopolis|museo del prado|museo nacional|reina sofia|thyssen|guggenheim bilbao|sagrada familia|alhambra|patrimonio nacional|teatro|teatros del canal|teatro real|
    liceu|auditorio|wizink center|palau|micropolix|bolera|escape room es|karting|discoteca|urban planet|cosmocaixa|caixaforum|puy du fou espana|dinopolis|cabarceno|jump in|selwo`,
  subscriptions: `movistar plus|filmin|atresplayer|atres player|mitele|dazn es|dazn espana|orange tv|rakuten tv|flixole|fubo es|meetic es|adopta un tio|ocu|infojobs|idealista|ivoox|podimo es|hostalia|dinahosting|arsys|
    marca tv|twitch es|raiola networks|ilerna`,
  phone: `movistar|telefonica de espana|telefonica moviles|vodafone espana|vodafone ono|vodafone ono sa|orange espana|orange espagne|masmovil|mas movil|yoigo|xfera moviles|pepephone|pepe phone|lowi|digi spain|digi mobil|simyo es|jazztel|
    o2 espana|finetwork|euskaltel|r cable|telecable|lebara es|lycamobile es|llamaya|lemonvil|suop|hits mobile|guuk|adamo|virgin telco|silbo telecom|parlem|parlem telecom|somos conexion|som connexio|
    avatel|amena|tuenti|oceans network|embou|racctel|excom|ptv telecom|aire networks|wewi|goufone`,
  utilities: `iberdrola|iberdrola clientes|curenergia|endesa|endesa energia|energia xxi|naturgy|naturgy iberia|comercializadora regulada|gas natural|fenosa|repsol luz|repsol comercializadora|edp espana|edp energia|totalenergies es|total gas electricidad|
    holaluz|podo|lucera|factor energia|octopus energy es|imagina energia|audax|aldro|som energia|plenitude es|eni plenitude iberia|fenie energia|gana energia|nexus energia|niba|cepsa gas luz|
    canal de isabel|canal isabel ii|aigues de barcelona|agbar|aguas de barcelona|emasesa|emasa|aguas de valencia|hidraqua|aqualia|fcc aqualia|consorcio de aguas|emuasa|aguas de alicante|
    emacsa|emaya|emivasa|global omnium|nedgia|madrilena red de gas|visalia|repsol butano|cepsa gas|recogida basuras|tasa de basuras|comunidad de propietarios|acosol|giahsa|canaragua|chc energia|alterna|
    energya vm|disa gas|ayuntamiento basura`,
  insurance: `mapfre|mutua madrilena|linea directa|axa seguros|allianz seguros|generali seguros|generali espana|zurich seguros|reale|reale seguros|pelayo|liberty seguros|genesis seguros|verti es|verti seguros|qualitas auto|fenix directo|
    catalana occidente|plus ultra seguros|seguros bilbao|santalucia|ocaso|helvetia seguros|caser|fiatc|sanitas seguros|adeslas|segurcaixa|segurcaixa adeslas|dkv|dkv seguros|asisa|cigna es|divina pastora|
    divina seguros|mussap|mgs seguros|nara seguros|almudena seguros|preventiva seguros|vidacaixa|santander seguros|bbva seguros|kutxabank seguros|balumba|direct seguros|rastreator|acierto|
    iati|intermundial|arag es|race seguros|racc seguros|agroseguro|prima seguros|nationale nederlanden es|asefa|imq|iguala medico|hna|psn|previsora general|el corte ingles seguros|agrupacio|antares salud|
    meridiano seguros|patria hispana|murimar|asssa`,
  donations: `cruz roja|cruz roja espanola|caritas espanola|unicef comite espanol|unicef espana|medicos sin fronteras|accion contra el hambre|aldeas infantiles|save the children espana|oxfam intermon|intermon oxfam|manos unidas|ayuda en accion|
    greenpeace espana|wwf espana|amnistia internacional|asociacion espanola contra el cancer|aecc|acnur|fundacion vicente ferrer|banco de alimentos|open arms|proactiva open arms|wwf adena|fundacion josep carreras|
    teaming|migranodearena|parroquia|medicos del mundo|educo|plan internacional es|world vision es|ecologistas en accion|fundacion aladina|mensajeros de la paz|goteo`,
};
