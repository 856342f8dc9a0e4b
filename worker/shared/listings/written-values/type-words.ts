/** Parts a home from what it has or is near to: "house with a shop", "land near Hotel Africa". */
export const besideHome =
  / (?:with|without|near|nearby|beside|behind|opposite|off|close to|next to|in front of|in|at|on|by|from|plus|including|inside|along|overlooking|used as|use as|suitable|ideal|for) |^(?:with|near|beside|behind|opposite|close to|next to|in front of|suitable for|ideal for) /;

/** One home of two rooms in West Africa. */
export const roomAndHall = /\b(chamber|room|hall|parlou?r) (?:and )?(hall|chamber|parlou?r)\b/;

/** Words for property types, in lower case and separated by single spaces. The first match counts. */
export const typeWords: readonly (readonly [RegExp, string])[] = [
  [/\b(parking|garage|burial) (lots?|plots?|space)\b|\b(store|storage) ?rooms?\b/, "Other"],
  [/\b(boys?|servants?|staff) quarters?\b|\bbq\b/, "Other"],
  [roomAndHall, "Apartment"],
  [/\b(farm ?lands?|lands?|plots?|lots?|acres?|acreages?|parcels?)\b|\bfarms?$/, "Land"],
  [/\b(photo|recording|dance|music|yoga|art) studios?\b/, "Commercial"],
  [
    /\bstudios?\b|\bbed ?sit(ter)?s?\b|\bself contain(ed)? rooms?\b|\brooms? self contain(ed)?\b|^self contain(ed)?$/,
    "Studio",
  ],
  [/\btown ?houses?\b|\bterraced\b|\bterraced? houses?\b|\bterrace$|\brow ?houses?\b/, "Townhouse"],
  [/\bpent ?houses?\b/, "Penthouse"],
  [/\bduplex(es)?\b|\bsemi detached\b/, "Duplex"],
  [
    /\b(events?|conferences?|banquets?|wedding)\b|\b(town|reception|party|meeting|community|multi ?purpose) halls?\b|\bhalls?$/,
    "Event Center",
  ],
  [
    /\bhotels?$|\b(store|light|coffee|green) ?houses?\b|\b(nursing|funeral|care) homes?\b|\bshop ?houses?\b/,
    "Commercial",
  ],
  [/\boffices?( spaces?| buildings?| suites?)?$/, "Office Space"],
  [/\bware ?houses?\b|\bstorage\b|\bdepots?\b|\bgodowns?\b/, "Warehouse"],
  [/\boffices?\b/, "Office Space"],
  [/\bcondos?\b|\bcondominiums?\b/, "Condo"],
  [/\bvillas?\b|\bmansions?\b/, "Villa"],
  [/\blofts?\b/, "Loft"],
  [/\bapartments?\b|\bflats?\b|\bapts?\b|\bmaisonettes?\b/, "Apartment"],
  [
    /\bcommercial\b|\bshops?\b|\bshopping\b|\bstores?\b|\bstore ?fronts?\b|\bretail\b|\bbusiness(es)?\b|\bhotels?\b|\bmotels?\b|\bshow ?rooms?\b|\bkiosks?\b|\brestaurants?\b|\bsupermarkets?\b|\b(filling|petrol|gas) stations?\b|\bsalons?\b/,
    "Commercial",
  ],
  [
    /\b(guest|farm)?houses?\b|\bhomes?\b|\bhome ?steads?\b|\bbungalows?\b|\bcompounds?\b|\bdetached\b|\bcottages?\b|\bresidences?\b/,
    "House",
  ],
  [/\bothers?\b|\bmisc(ellaneous)?\b|\brooms?\b/, "Other"],
];
