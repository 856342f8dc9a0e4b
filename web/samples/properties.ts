/** A sample property. */
export interface SampleProperty {
  id: string;
  title: string;
  description: string;
  /** Street and area, separated by a comma. */
  location: string;
  city: string;
  state: string;
  /** Formatted as "$1,200", without the suffix "/mo" for rent. */
  price: string;
  beds: number;
  baths: number;
  sqft: number;
  type: "rent" | "sale";
  propertyType: string;
  featured: boolean;
  available: boolean;
  /** Names of illustrations. The first one is the cover. */
  images: string[];
  amenities: string[];
  /** Longitude, latitude. */
  coordinates: [number, number];
}

/** Shown, marked "Sample", when the service is down. They are also seeded into a new local database. */
export const sampleProperties: readonly SampleProperty[] = [
  {
    id: "sample-1",
    title: "Oceanfront villa with garden, Congo Town",
    description:
      "A two-storey villa on a walled half acre, a short walk from the beach behind Congo Town. Five bedrooms open on to a shaded balcony that catches the sea breeze from noon. The kitchen was refitted in 2022. The house has its own borehole and a 60 kVA backup generator. There are staff quarters, a guard house and room for six cars in the yard.",
    location: "Congo Town Back Road, Congo Town",
    city: "Monrovia",
    state: "Montserrado",
    price: "$450,000",
    beds: 5,
    baths: 4,
    sqft: 4200,
    type: "sale",
    propertyType: "Villa",
    featured: true,
    available: true,
    images: ["villa-01", "view-living-01", "view-bedroom-01", "view-veranda-01", "view-yard-01"],
    amenities: [
      "Ocean view",
      "Borehole",
      "Standby generator",
      "Garden",
      "Perimeter fence",
      "Staff quarters",
      "Security guard",
      "Parking",
    ],
    coordinates: [-10.7352, 6.2648],
  },
  {
    id: "sample-2",
    title: "Two-bedroom flat on 15th Street",
    description:
      "A bright second-floor flat three minutes from Tubman Boulevard, with balconies to the front and the back. Both bedrooms have their own bathroom and a split air conditioner. Water comes from a roof tank that the building keeps full, and the shared generator covers the evening hours. Shops, a pharmacy and taxis are at the corner.",
    location: "15th Street, Sinkor",
    city: "Monrovia",
    state: "Montserrado",
    price: "$1,200",
    beds: 2,
    baths: 2,
    sqft: 1150,
    type: "rent",
    propertyType: "Apartment",
    featured: true,
    available: true,
    images: ["apartment-01", "view-living-02", "view-kitchen-01", "view-bedroom-02"],
    amenities: ["Balcony", "Air conditioning", "Water tank", "Standby generator", "Security guard", "Parking"],
    coordinates: [-10.7716, 6.2861],
  },
  {
    id: "sample-3",
    title: "Family bungalow near ELWA Junction",
    description:
      "A solid three-bedroom bungalow on a quiet lane ten minutes' walk from ELWA Junction. The living room opens on to a tiled veranda and a yard with two mango trees. The zinc roof and the paint are from 2023. A hand pump and a 5,000-litre tank keep the water running all year.",
    location: "Rehab Road, ELWA Junction",
    city: "Paynesville",
    state: "Montserrado",
    price: "$85,000",
    beds: 3,
    baths: 2,
    sqft: 1680,
    type: "sale",
    propertyType: "House",
    featured: false,
    available: true,
    images: ["house-01", "view-living-03", "view-bathroom-01", "view-yard-02"],
    amenities: ["Veranda", "Garden", "Water tank", "Perimeter fence", "Parking"],
    coordinates: [-10.6952, 6.2449],
  },
  {
    id: "sample-4",
    title: "Townhouse near Airfield",
    description:
      "The end house in a row of five, with three bedrooms over two floors and a small paved court in front. The ground floor is one open room with a fitted kitchen along the back wall. The row shares a generator, a guard at the gate and a deep well. It suits a family or colleagues who work along Tubman Boulevard.",
    location: "Airfield New Road, Airfield",
    city: "Monrovia",
    state: "Montserrado",
    price: "$950",
    beds: 3,
    baths: 2,
    sqft: 1420,
    type: "rent",
    propertyType: "Townhouse",
    featured: false,
    available: true,
    images: ["townhouse-01", "view-kitchen-02", "view-bedroom-03", "view-street-01"],
    amenities: ["Fitted kitchen", "Standby generator", "Water tank", "Security guard", "Parking"],
    coordinates: [-10.7612, 6.2872],
  },
  {
    id: "sample-5",
    title: "Garden condo off Capitol Hill",
    description:
      "A first-floor condo in a small block of eight, set back from the road behind a shared garden. The two bedrooms are on the quiet side and the living room looks over the trees towards the sea. Owners share the cost of the guard, the garden and the generator. Government offices and the university are a short walk away.",
    location: "Jallah Town Road, Capitol Hill",
    city: "Monrovia",
    state: "Montserrado",
    price: "$175,000",
    beds: 2,
    baths: 2,
    sqft: 1240,
    type: "sale",
    propertyType: "Condo",
    featured: false,
    available: true,
    images: ["condo-01", "view-living-04", "view-veranda-02", "view-bathroom-02"],
    amenities: ["Garden", "Balcony", "Standby generator", "Air conditioning", "Security guard", "Parking"],
    coordinates: [-10.7926, 6.2964],
  },
  {
    id: "sample-6",
    title: "Office floor on Broad Street",
    description:
      "A whole second floor above Broad Street with windows on three sides and a lift from the lobby. The space is open, with two meeting rooms and a server room already wired. The building has its own transformer and a generator that starts automatically. Banks, ministries and the port road are all within a few minutes.",
    location: "Broad Street, Central Monrovia",
    city: "Monrovia",
    state: "Montserrado",
    price: "$3,500",
    beds: 0,
    baths: 3,
    sqft: 3200,
    type: "rent",
    propertyType: "Office Space",
    featured: false,
    available: true,
    images: ["office-space-01", "view-office-01", "view-office-02", "view-street-02"],
    amenities: ["Lift", "Standby generator", "Air conditioning", "Internet ready", "CCTV", "Security guard"],
    coordinates: [-10.8042, 6.3127],
  },
  {
    id: "sample-7",
    title: "Top-floor penthouse above Mamba Point",
    description:
      "The whole top floor of a six-storey building on the Mamba Point ridge, with a terrace that faces the sunset. Three large bedrooms, a study and a kitchen made for entertaining. Solar panels and batteries carry the lights and the fridges through the night without a sound. Two covered parking spaces are included.",
    location: "United Nations Drive, Mamba Point",
    city: "Monrovia",
    state: "Montserrado",
    price: "$620,000",
    beds: 3,
    baths: 3,
    sqft: 2900,
    type: "sale",
    propertyType: "Penthouse",
    featured: true,
    available: true,
    images: ["penthouse-01", "view-roof-01", "view-living-05", "view-kitchen-03", "view-bedroom-04"],
    amenities: ["Ocean view", "Roof terrace", "Lift", "Solar panels", "Air conditioning", "CCTV", "Parking"],
    coordinates: [-10.8101, 6.3079],
  },
  {
    id: "sample-8",
    title: "Studio by the Capitol Bypass",
    description:
      "A compact studio with its own entrance, a kitchenette and a tiled shower room. It comes with a bed, a wardrobe, a desk and a small fridge. Water and the evening generator are included in the rent. It is well placed for students and for anyone working on Capitol Hill.",
    location: "Capitol Bypass, Capitol Hill",
    city: "Monrovia",
    state: "Montserrado",
    price: "$450",
    beds: 0,
    baths: 1,
    sqft: 480,
    type: "rent",
    propertyType: "Studio",
    featured: false,
    available: true,
    images: ["studio-01", "view-bathroom-03", "view-kitchen-04", "view-street-03"],
    amenities: ["Furnished", "Water tank", "Standby generator", "Internet ready"],
    coordinates: [-10.7951, 6.3002],
  },
  {
    id: "sample-9",
    title: "Event center on the Paynesville highway",
    description:
      "A covered hall for four hundred seated guests, with a stage, dressing rooms and a catering kitchen. The paved yard in front takes seventy cars and is lit at night. Power comes from a 150 kVA generator with a smaller one in reserve. It is rented by the month, including chairs and a sound system.",
    location: "SKD Boulevard, Paynesville",
    city: "Paynesville",
    state: "Montserrado",
    price: "$5,500",
    beds: 0,
    baths: 6,
    sqft: 9800,
    type: "rent",
    propertyType: "Event Center",
    featured: false,
    available: false,
    images: ["event-center-01", "view-hall-01", "view-kitchen-05", "view-yard-03"],
    amenities: ["Standby generator", "Air conditioning", "Catering kitchen", "Parking", "Security guard", "CCTV"],
    coordinates: [-10.6994, 6.2562],
  },
  {
    id: "sample-10",
    title: "Four-bedroom house on Duport Road",
    description:
      "A roomy family house finished in 2021 on a fenced corner lot off Duport Road. All four bedrooms are above street level and two have their own bathroom. The kitchen has a pantry and a back door to the well. The deed is probated and ready for inspection.",
    location: "Duport Road South, Duport Road",
    city: "Paynesville",
    state: "Montserrado",
    price: "$128,000",
    beds: 4,
    baths: 3,
    sqft: 2250,
    type: "sale",
    propertyType: "House",
    featured: true,
    available: true,
    images: ["house-02", "view-living-06", "view-bedroom-05", "view-bathroom-04"],
    amenities: ["Perimeter fence", "Water tank", "Veranda", "Parking", "Staff quarters"],
    coordinates: [-10.6789, 6.2668],
  },
];
