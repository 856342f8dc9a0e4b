/** An area of the seeded listings: the centre of its built-up part and some of its streets. */
export interface SeedArea {
  city: string;
  latitude: number;
  longitude: number;
  streets: readonly string[];
}

/** Real areas of Monrovia and the towns around it, all in Montserrado. */
export const areas = {
  Sinkor: {
    city: "Monrovia",
    latitude: 6.2862,
    longitude: -10.7722,
    streets: ["5th Street", "9th Street", "12th Street", "17th Street", "20th Street", "24th Street"],
  },
  "Old Road": {
    city: "Monrovia",
    latitude: 6.2812,
    longitude: -10.7488,
    streets: ["Old Road", "Gaye Town Road", "Chugbor Lane"],
  },
  "Congo Town": {
    city: "Monrovia",
    latitude: 6.2668,
    longitude: -10.7345,
    streets: ["Tubman Boulevard", "Congo Town Back Road", "Peace Island Road"],
  },
  "Mamba Point": {
    city: "Monrovia",
    latitude: 6.3084,
    longitude: -10.8092,
    streets: ["United Nations Drive", "Sekou Toure Avenue", "Newport Street"],
  },
  "Central Monrovia": {
    city: "Monrovia",
    latitude: 6.3128,
    longitude: -10.8046,
    streets: ["Broad Street", "Ashmun Street", "Carey Street", "Randall Street"],
  },
  "Capitol Hill": {
    city: "Monrovia",
    latitude: 6.2988,
    longitude: -10.7944,
    streets: ["Capitol Bypass", "Jallah Town Road", "Camp Johnson Road"],
  },
  Airfield: {
    city: "Monrovia",
    latitude: 6.2878,
    longitude: -10.7618,
    streets: ["Airfield New Road", "Airfield Shortcut", "Keyhole Road"],
  },
  "Bushrod Island": {
    city: "Monrovia",
    latitude: 6.3586,
    longitude: -10.7886,
    streets: ["UN Drive", "Jamaica Road", "Logan Town Road"],
  },
  Gardnersville: {
    city: "Monrovia",
    latitude: 6.3246,
    longitude: -10.7354,
    streets: ["Japan Freeway", "Chocolate City Road", "Kesselly Boulevard"],
  },
  Paynesville: {
    city: "Paynesville",
    latitude: 6.2644,
    longitude: -10.7018,
    streets: ["SKD Boulevard", "GSA Road", "Pipeline Road", "Parker Paint Road"],
  },
  "ELWA Junction": {
    city: "Paynesville",
    latitude: 6.2464,
    longitude: -10.6978,
    streets: ["Roberts International Highway", "Rehab Road", "Thinkers Village Road"],
  },
  "Red Light": {
    city: "Paynesville",
    latitude: 6.2788,
    longitude: -10.6946,
    streets: ["Kakata Highway", "Wood Camp Road", "Police Academy Road"],
  },
  "Duport Road": {
    city: "Paynesville",
    latitude: 6.2662,
    longitude: -10.6792,
    streets: ["Duport Road South", "Duport Road North", "Cow Field Road", "Zubah Town Road"],
  },
  Virginia: {
    city: "Virginia",
    latitude: 6.3914,
    longitude: -10.8012,
    streets: ["Hotel Africa Road", "Bomi Highway"],
  },
  Brewerville: {
    city: "Brewerville",
    latitude: 6.4188,
    longitude: -10.7862,
    streets: ["Bomi Highway", "VOA Road"],
  },
} as const satisfies Record<string, SeedArea>;

export type AreaName = keyof typeof areas;
