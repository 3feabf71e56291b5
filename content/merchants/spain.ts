import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Spain. */
export const spain: MerchantNames = {
  groceries: `
    mercadona|supermercados dia|dia supermercado|dia market|la plaza de dia|maxi dia|alcampo|mi alcampo|eroski|
    eroski city|eroski center|caprabo|consum|consum cooperativa|lidl supermercados|aldi supermercados|hipercor|
    supercor|el corte ingles supermercado|bonpreu|esclat|condis|ahorramas|ahorra mas|gadis|froiz|masymas|
    mas y mas|hiperdino|hiper dino|coviran|^charter|supersol|el jamon|el arbol|bm supermercados|supermercados bm|
    uvesco|^simply|la despensa|unide|alimerka|familia supermercados|lupa|semark|plusfresc|sorli|keisy|valvi|
    ametller|ametller origen|veritas|herbolario navarro|herbolario|el super de los pastores|
    supermercados sanchez romero|sanchez romero|hiber|la sirena|gros mercat|cash fresh|supermercados mas|
    tu trebol|superdino|la alacena|ulabox|glovo supermercado|lola market|granier|santagloria|vivari|el horno|
    horno|supermercado el corte|economato|la trastienda|casa ametller|sangre de toro|mercat|deza|
    piedra supermercados|dani supermercados|mercamas|altoaragon|pastelerias mallorca`,
  alcohol: `
    bodeboca|vila viniteca|lavinia|bodega|decantalo|vinissimus|uvinum|licores|la vinateria|la tintoreria vinoteca|
    licoreria|cervezas alhambra|bodegas mezquita`,
  "eating-out": `
    telepizza|rodilla|100 montaditos|cien montaditos|cerveceria 100|la surena|fosters hollywood|ginos|vips|
    vips smart|goiko|goiko grill|tgb|the good burger|tommy mel|tommy mels|tagliatella|pans company|bocatta|viena|
    llaollao|llao llao|muerde la pasta|udon|udon asian food|sushita|sibuya|miss sushi|uo sushi|home burger|
    grosso napoletano|la mafia se sienta|ribs|ribs american|lizarran|gambrinus|canas y tapas|indalo tapas|
    el kiosko|honest greens|manolo bakes|mascaro|saigon|takos al pastor|tierra burrito|la martinuca|meson|
    arroceria|chiringuito|glovoapp|la nevera roja|wetaca|areas sa|paradores restaurante|ole mole|la pepita|
    brasa y lena|la pausa|divino pizza|la chelinda|comess|smoy|fresc co|fresco buffet|wok`,
  coffee: `
    cafe tim hortons|faborit|dunkin coffee|cafes candelas|cafes la mexicana|syra coffee|santa gloria cafe|
    jamaica coffee|il caffe di roma|toma cafe|ruda cafe|nomad coffee|cafe comercial|federal cafe|coffee corner|
    granja viader|la esquina cafe|right side coffee|hola coffee`,
  fuel: `
    repsol|repsol estacion|cepsa|cepsa estacion|moeve|campsa|petronor|galp|galp energia|bp espana|bp oil espana|
    ballenoil|plenoil|plenergy|petroprix|e s|eess|meroil|petrocat|disa|disa shell|pcan|tgas|esclatoil|
    bonarea energia|gasexpress|easygas|beroil|agla|saras energia|valcarce|alcampo gasolinera|carrefour gasolinera|
    eroski gasolinera|carburantes|iberdrola recarga|wenea|zunder|easycharger|endesa x|wible carga|andamur|nafte|
    petromiralles|gm oil|costco gasolinera`,
  car: `
    aurgi|rodi motor|ralarsa|itv|applus itv|tuv rheinland itv|racc|^race|dgt|jefatura de trafico|elefante azul|
    recambioscoches|confortauto|driver center|talleres|glassdrive|autofit|coches net|wallapop coches|lavadero|
    hertz taller|blu wash`,
  parking: `
    saba|saba aparcamientos|empark|telpark|elparking|el parking|parkia|interparking hispania|indigo infra|apk2|
    eysaparking|eysa|smou|blinkay|setex|dornier|aena parking|autopistas|abertis|aumar|via t|viat|bip drive|aucat|
    pagatelia|zona azul|ora parking|bsm|parkings bsm|mutua parking|ausol|audasa|iberpistas`,
  "public-transport": `
    renfe|renfe viajeros|renfe cercanias|rodalies|ave renfe|avlo|iryo|metro de madrid|metro madrid|emt madrid|
    consorcio transportes madrid|crtm|tmb|transports metropolitans|fgc|ferrocarrils|atm barcelona|t mobilitat|
    tram barcelona|metro bilbao|bilbobus|euskotren|metrovalencia|emt valencia|tussam|metro sevilla|metro malaga|
    emt malaga|alsa|avanza|avanza bus|socibus|daibus|la sepulvedana|monbus|bizkaibus|lurraldebus|dbus|
    tranvia zaragoza|guaguas|titsa|tib mallorca|emt palma|aerobus|bicimad|bicing|sevici|valenbisi|trenes|
    autobuses|estacion autobuses|damas autobuses|interbus|auvasa|vectalia|metro ligero|mobilis`,
  taxi: `
    pidetaxi|radio taxi|taxi madrid|wible|emov|cooltra|ecooltra|acciona movilidad|yego|taxi barcelona|bluemove|
    free2move|amovens|zity madrid|^guppy`,
  travel: `
    iberia express|vueling airlines|air europa|binter|binter canarias|canaryfly|air nostrum|level airlines|
    plus ultra|logitravel|e dreams|rumbo|atrapalo|destinia|viajes el corte ingles|halcon viajes|nautalia|
    b the travel|carrefour viajes|viajes carrefour|viajes eroski|pangea viajes|soltour|travelplan|melia hotels|
    nh hoteles|nh hotel group|barcelo hoteles|barcelo|riu hotels|iberostar|h10 hotels|paradores|parador|eurostars|
    hotusa|sercotel|catalonia hotels|room mate|petit palace|ilunion hotels|palladium|princess hotels|hotel ibis|
    ac hotels|balearia|trasmediterranea|naviera armas|fred olsen express|escapada rural|escapadarural|clubrural|
    ruralka|aena|record go|centauro|ok mobility|waynabox|imserso|costa cruceros|pullmantur|grimaldi|exoticca|
    baqueira hotel|vincci|vincci hoteles`,
  household: `
    el corte ingles hogar|muebles la fabrica|merkamueble|kibuc|rey corporacion|muebles rey|sklum|kavehome|la oca|
    muy mucho|muymucho|casa espana|tiger es|ale hop|a loja do gato preto|la tienda home|textura|gato preto|tramas|
    bazar|bazar chino|primaprix|la casa de las lamparas|max colchon|colchon express|dormity|flex noctalia|
    noctalia|lo monaco|maxcolchon|mi colchon|ikea iberica|banak importa|becara|sofas|divatto|lufe|muebles lufe|
    cortefiel home|ferreteria hogar|casaviva|la mallorquina|tuco|hipermueble|casika|el mueble|hannun|
    francisco jover|lola home`,
  diy: `
    bricomart|obramat|bricodepot|aki bricolaje|aki|bricor|bricocentro|ferrokey|cadena 88|optimus ferreteria|
    ferreteria aitana|saltoki|verdecora|centro de jardineria|fronda|cofac|gamma materiales|roca tienda|pintuco|
    bruguer|titanlux|isavia|ferricerca|brico house|servei estacio|leroymerlin|planeta huerto|sodimac`,
  electronics: `
    pccomponentes|pc componentes|worten|el corte ingles electronica|coolmod|app informatica|^beep|
    miravia electronica|phone house|the phone house|k tuin|ktuin|rossellimac|apple espana|expert|milar|tien 21|
    cenor|conforama electro|electrocosto|fotocasion|foto 24|casanova foto|vsgamers|wipoid|life informatica|
    xiaomi store|mi store|carrefour online electro|redder|tiendas master|activa electrodomesticos|mielectro`,
  clothing: `
    inditex|mango outlet|mango man|cortefiel|springfield|women secret|womensecret|pedro del hierro|hoss intropia|
    adolfo dominguez|bimba y lola|parfois|el ganso|scalpers|silbon|brownie|nude project|blue banana|pronovias|
    punt roma|sfera|el corte ingles moda|primark tiendas|encuentro moda|^inside|^shana|koker|trucco|
    purificacion garcia|uterque|bimani|tendam|fifty factory|el corte ingles outlet|camper shoes|pikolinos|
    ^martinelli|zapatos martinelli|merkal|merkal calzados|marypaz|mary paz|ulanka|^krack|krack online|
    casas calzados|sarenza|micolet|^humana|roberto verino|tous ropa|loewe|multiopticas moda|lois jeans|pepe jeans|
    el ganso tienda|mayoral adulto|polinesia|druni moda|pedro miralles|alohas|hawkers|singularu|antony morato|
    trendtwo|ecoalf`,
  shopping: `
    el corte ingles|corte ingles|hipercor moda|centro comercial carrefour|aliexpress plaza|wallapop|
    milanuncios|miravia|correos|correos express|correos y telegrafos|mrw|seur|nacex|letsbonus|expendeduria|
    tabacos|abacus|folder papelerias|carlin|la tienda en casa|venca|bazar el regalo|outlet las rozas|
    mas que copas|el rastro|todocoleccion|mequedouno|druni shopping|el corte ingles sa`,
  gifts: `
    colvin|thecolvinco|^flores|florclick|floresfrescas|tous|aristocrazy|pdpaola|la vida es bella|plan b regalos|
    ^hofmann|hofmann albumes|fotoprix|ale hop regalos|mr wonderful|curiosite|imaginarium regalos|chocolates valor|
    uno de 50|unode 50|lladro|natura selection|^natura|nice things|flores navarro|casa vicens|caramelos paco|
    chocolateria`,
  pharmacy: `
    promofarma|dosfarma|mifarma|farmaciasdirect|farmavazquez|atida|ortopedia|general optica|generaloptica|
    multiopticas|multi opticas|soloptical|opticalia|visionlab|vision lab|federopticos|medical optica|gaes|oirt|
    clinica dental|vitaldent|sanitas dental|dentix|adeslas dental|clinica baviera|baviera|quironsalud|
    quiron salud|hm hospitales|vithas|centro medico|laboratorio|doctoralia|policlinica|fisioterapia|psicologo|
    dorsia|clinicas dorsia|clinica londres|asefa dental|donte group|unidental|farmaconfianza|ivi clinica|
    euroclinix|farmaferoles|farmacias trebol`,
  drugstore: `
    druni|primor|perfumerias primor|clarel|arenal perfumerias|arenal|bodybell|if perfumerias|aromas|marvimundo|
    maquillalia|droguerias|perfumes club|perfumesclub|perfumerias avenida|julia perfumeria|beter perfumeria|
    paco perfumerias|de la una|tocador perfumerias`,
  beauty: `
    equivalenza|freshly cosmetics|freshly|sesderma|natura bisse|peluquerias|llongueras|marco aldany|rizos|
    centro de estetica|centros unico|centros ideal|hedonai|no vello|novello|clinicas zurich|oh my cut|depilacion|
    unas|nails factory|mi rebotica|deborah milano|bellaaurora|peluqueria low cost|d unas`,
  sports: `
    sprinter|sprinter deportes|forum sport|base deportes|twinner|tradeinn|barrabes|privatesportshop|wala sport|
    deportes halcon|el corte ingles deportes|futbol emotion|tennis point|bikester|mammoth bikes|bikila|altafit|
    vivagym|viva gym|^dir|clubs dir|metropolitan club|metropolitan|forus|supera|gofit|go fit|fitness place|fitup|
    synergym|enjoy wellness|duet fit|duet sports|piscina municipal|andjoy|real madrid tienda|barca store|
    fc barcelona|playtomic|padel|club de tenis|federacion|rfef|esqui|baqueira|sierra nevada|formigal|aramon|
    holmes|real federacion|brooklyn fitboxing|onfitness`,
  children: `
    el corte ingles infantil|mayoral|gocco|neck neck|nanos|tuc tuc|boboli|zippy|imaginarium|toysrus|toy planet|
    juguettos|juguetilandia|drim|abacus juguetes|poly juguetes|eureka kids|eurekakids|dideco|carrefour juguetes|
    kiabi ninos|bebitus|mi bebe y yo|el mundo del bebe|colegio|comedor escolar|ampa|extraescolares|academia|
    kids us|campamento|parque infantil|nannyfy|sitly|boboli tienda|charanga|paz rodriguez|bobux|suavinex|
    jane bebe|pisamonas|conguitos`,
  pets: `
    kiwoko|tiendanimal|tienda animal|miscota|mascoteros|verdecora mascotas|terranova cnc|barkyn|dogfy|dogfy diet|
    hospital veterinario|animalear|maskokotas|kivet|mundomascotas|piensos|piensoymascotas|protectora de animales|
    barakaldo tienda veterinaria|guau miau|lenda|el jardin de mascotas|petuky`,
  books: `
    casa del libro|fnac libros|la central|agapea|todos tus libros|el corte ingles libros|re read|iberlibro|
    ^crisol|^elkar|troa|la casa del libro|^laie|abacus cooperativa|nubico|el pais|elpais|el mundo|
    unidad editorial|abc vocento|la vanguardia|el diario|eldiario|infolibre|el confidencial|^marca|diario as|
    quiosco|kiosko y mas|editorial|planeta libros|norma comics|gigamesh|akira comics|akira|fnac comics|
    penguin libros|santillana|ediciones sm|el periodico|vocento`,
  gaming: `
    game es|game stores iberia|game espana|xtralife|loterias|loterias y apuestas|administracion de loterias|^once|
    juegos once|codere|sportium|luckia|la quiniela|zacatrus|juegos de mesa|jugamos una|tulotero|lotobox|
    dungeon marvels|kingluck|casino barcelona|retamar apuestas|paf es`,
  entertainment: `
    cinesa|yelmo|yelmo cines|yelmo cineplex|ocine|cine|cines renoir|cines verdi|^golem|filmin cine|entradas com|
    el corte ingles entradas|atrapalo entradas|fever labs|dice es|wegow|port aventura|portaventura|parque warner|
    warner madrid|isla magica|tibidabo|terra mitica|parque de atracciones|faunia|zoo madrid|zoo barcelona|bioparc|
    oceanografic|ciudad de las artes|loro parque|siam park|aquopolis|museo del prado|museo nacional|reina sofia|
    thyssen|guggenheim bilbao|sagrada familia|alhambra|patrimonio nacional|teatros del canal|teatro real|liceu|
    auditorio|wizink center|palau|micropolix|bolera|karting|urban planet|cosmocaixa|caixaforum|dinopolis|
    cabarceno|jump in|selwo`,
  subscriptions: `
    movistar plus|filmin|atresplayer|atres player|mitele|orange tv|rakuten tv|flixole|adopta un tio|ocu|infojobs|
    idealista|ivoox|podimo|hostalia|dinahosting|arsys|marca tv|raiola networks|ilerna`,
  phone: `
    movistar|telefonica de|telefonica moviles|vodafone ono|vodafone ono sa|masmovil|mas movil|yoigo|xfera moviles|
    pepephone|pepe phone|lowi|digi spain|jazztel|o2 espana|finetwork|euskaltel|r cable|telecable|llamaya|lemonvil|
    suop|hits mobile|guuk|adamo|virgin telco|silbo telecom|parlem|parlem telecom|somos conexion|som connexio|
    avatel|amena|tuenti|oceans network|embou|racctel|excom|ptv telecom|aire networks|wewi|goufone`,
  utilities: `
    iberdrola clientes|curenergia|endesa|endesa energia|energia xxi|naturgy|naturgy iberia|
    comercializadora regulada|gas natural|fenosa|repsol luz|repsol comercializadora|edp espana|edp energia|
    total gas electricidad|holaluz|^podo|lucera|factor energia|imagina energia|^audax|aldro|som energia|
    eni plenitude iberia|fenie energia|gana energia|nexus energia|niba|cepsa gas luz|canal de isabel|
    canal isabel ii|aigues de barcelona|agbar|aguas de barcelona|emasesa|emasa|aguas de valencia|hidraqua|aqualia|
    fcc aqualia|consorcio de aguas|emuasa|aguas de alicante|emacsa|emaya|emivasa|global omnium|nedgia|
    madrilena red de gas|^visalia|repsol butano|cepsa gas|recogida basuras|tasa de basuras|
    comunidad de propietarios|acosol|giahsa|canaragua|chc energia|alterna|energya vm|disa gas|ayuntamiento basura`,
  insurance: `
    mapfre|mutua madrilena|linea directa|axa seguros|allianz seguros|generali seguros|zurich seguros|^reale|
    reale seguros|pelayo|liberty seguros|genesis seguros|verti seguros|qualitas auto|fenix directo|
    catalana occidente|plus ultra seguros|seguros bilbao|santalucia|^ocaso|helvetia seguros|^caser|fiatc|
    sanitas seguros|adeslas|segurcaixa|segurcaixa adeslas|dkv|dkv seguros|asisa|divina pastora|divina seguros|
    mussap|mgs seguros|nara seguros|almudena seguros|preventiva seguros|vidacaixa|santander seguros|bbva seguros|
    kutxabank seguros|balumba|direct seguros|rastreator|acierto|iati|intermundial|race seguros|racc seguros|
    agroseguro|prima seguros|asefa|imq|iguala medico|hna|psn|previsora general|el corte ingles seguros|agrupacio|
    antares salud|meridiano seguros|patria hispana|murimar|asssa`,
  donations: `
    cruz roja|cruz roja espanola|caritas espanola|unicef comite espanol|medicos sin fronteras|
    accion contra el hambre|aldeas infantiles|oxfam intermon|intermon oxfam|manos unidas|ayuda en accion|
    amnistia internacional|asociacion espanola contra el cancer|aecc|acnur|fundacion vicente ferrer|
    banco de alimentos|open arms|proactiva open arms|wwf adena|fundacion josep carreras|teaming|migranodearena|
    medicos del mundo|educo|plan internacional|ecologistas en accion|fundacion aladina|mensajeros de la paz|goteo`,
};
