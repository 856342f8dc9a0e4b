const split = (words: string) => words.split(" ");

/** Words that a search understands and that are often misspelled. */
const understood = split(
  "apartment apartments bedroom bedrooms bathroom bathrooms house houses villas condominium townhouse duplex studio studios " +
    "penthouse warehouse office offices commercial furnished unfurnished parking generator borehole security internet balcony " +
    "garden swimming kitchen veranda garage perimeter conditioning conditioner aircon inverter electricity monthly cheapest " +
    "newest latest available compound quarters terrace laundry elevator contained parlor parlour standby boulevard junction " +
    "community street avenue solar panels panel ocean beach exactly bathtub plots rental purchase friendly water fence fenced guard guards tiled " +
    "watchman airconditioner airconditioning conditioned waterfront beachfront oceanfront seaside highway cabinet ceiling " +
    "pool tank gate yard view hall flat land shop rent sale wifi",
);

/** Words that are no mistake although they are close to an understood word or to a place. */
const correct = split(
  "horse mouse hoses housing officer officers official village villages villager study stadium parks gardens gardener garages " +
    "fences waiter later polar beaches bench beech months mouth center centre streets terraces contain " +
    "contains greatest newer cheaper furnish furnishing furniture starting stating standing banking packing barking marking walking making interest interior internal " +
    "general generation generators secure secured private venue events event property properties proper single sister singer " +
    "sinner silver market markets marker master masters hotel hostel motel resort school schools church churches hospital airport bridge " +
    "light lights right family families large small spacious modern quiet clean embassy supermarket clinic university " +
    "college station police academy harbor harbour river lagoon lake hills point corner estate building storey story floor " +
    "upstairs downstairs guest guests rooms room toilet toilets living dining sitting polo seal times guardian watches watchmen upper lower north south east " +
    "west central airfield road roads island ranch farm factory store stores shops hall space spaces wall walls gated tiles " +
    "zinc concrete unfinished finished unit units board tanks ready serious student students single married " +
    "people persons person children family couple short stays night nightly weekly yearly yard years weeks number " +
    "house's owner owners agent agents broker dealer direct negotiable luxury luxurious beautiful cheap price prices priced " +
    "paved tarred tared locate located location around behind beside before after ahead under above below " +
    "solid sold container containers generate generated garbage composed terraced continued inverted quarterly securing interact " +
    "parameter condor condors conditions condition deluxe commerce ocean's avenue's standing stand stands quarter balconies",
);

/** The words of searches that are never changed. */
export const knownWords: ReadonlySet<string> = new Set([...understood, ...correct]);
export const misspellableWords: readonly string[] = understood;

/** Short forms and spellings that no rule of letters explains, as whole words. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hse: "house",
    hous: "house",
    huse: "house",
    hause: "house",
    appt: "apartment",
    aptmt: "apartment",
    apartmnt: "apartment",
    flt: "flat",
    bungalo: "bungalow",
    offce: "office",
    oficce: "office",
    ofice: "office",
    shp: "shop",
    furn: "furnished",
    unfurn: "unfurnished",
    gener: "generator",
    parkin: "parking",
    palor: "parlor",
    parlo: "parlor",
    pallor: "parlor",
    palour: "parlour",
    mnth: "month",
    monthley: "monthly",
    avail: "available",
    fense: "fence",
    wify: "wifi",
    wiffi: "wifi",
    lnd: "land",
    rant: "rent",
    blv: "boulevard",
    bvld: "boulevard",
  }),
);
