import { sortOrders } from "#shared/listings/property-options.ts";

const lists = ["", "q=generator+sinkor", "area=Sinkor&area=Congo+Town&min_bedrooms=2", "available=true&amenity=water"];
const kinds = ["properties", "buy/properties", "rent/properties"];

/** What people type: words, a beginning, other spellings, and a short last word, which is looked for twice. */
const texts = [
  "generator",
  "3 bedroom house with generator near the market",
  "quiet apartment sink",
  "balcony solar panels borehole",
  "flat air condition st",
  "nothing has these words",
];

/** Filters from none to one in each group. Those that leave many homes take longest. */
const filters = [
  "",
  "kind=rent",
  "kind=rent&area=Sinkor",
  "kind=rent&max_price=1000&min_bedrooms=2",
  "kind=buy&property_type=House&property_type=Apartment&min_bathrooms=1&city=Monrovia",
  "kind=rent&power=own_meter&power=shared_meter&water=piped&water=borehole&water=tank&road=paved&road=all_weather&floods=never",
  "kind=rent&q=house&min_price=1&max_price=100000&min_bedrooms=0&min_bathrooms=0&status=available&max_move_in=50000",
  "kind=rent&property_type=House&property_type=Apartment&property_type=Condo&city=Monrovia&city=Paynesville&area=Sinkor&area=Congo+Town&min_bedrooms=1&min_bathrooms=1&max_price=5000&status=available&max_move_in=10000&amenity=generator&power=own_meter&generator=true&fence=true&guard=true&road=paved&floods=never&signal=good",
  "q=quiet+apartment+st&min_bedrooms=1&max_price=900000&available=true",
];

/** The keys that a phone is asked for, by what they measure. */
export const phoneQueries: Record<string, readonly string[]> = {
  "lists, each order, first and fifth page": kinds.flatMap((kind) =>
    sortOrders.flatMap((sort) =>
      lists.flatMap((query) =>
        ["", "&cursor=at-96"].map((at) => `/public/${kind}?${query}&sort=${sort}&limit=24${at}`),
      ),
    ),
  ),
  "lists with words": texts.map((text) => `/public/properties?q=${encodeURIComponent(text)}&sort=best&limit=24`),
  facets: filters.map((query) => `/public/facets?${query}`),
  "facets with words": texts.map((text) => `/public/facets?q=${encodeURIComponent(text)}&kind=rent&min_bedrooms=1`),
  "rent summary": ["", "area=Sinkor"].map((query) => `/public/rent/summary?${query}`),
};
