import { amountField, periodField } from "#contract/admin/import-fields.ts";
import { type ColumnField, photosColumn } from "../column-fields.ts";

/** What other programs call the fields, in lower case without punctuation and without "property" or "listing" in front. */
const namesByField: Partial<Record<ColumnField, string>> = {
  reference: `
    agent ref, stock number, listing number, property number, reference id, web ref, zpid, ref, ref no, ref number,
    reference no, reference number, id, code, mls, mls number, listing no, ad id, sku`,
  kind: `
    department, offering, ad type, advert type, transaction kind, preference, let or sale, sale or let, buy or rent,
    rent or sale, rent or buy, listing type, transaction, transaction type, for, sale or rent, sale rent, purpose,
    offer, offer type, deal type, rent sale, for sale or rent, contract type, status type, category type,
    listing category`,
  title: "post title, advert title, name, headline, ad title, heading, subject, listing",
  property_type: `
    house type, dwelling type, kind of property, apartment type, type, category, building type, home type,
    type of property, unit type, asset type, sub type, subtype`,
  [amountField]: `
    current price, price value, price amount, amount, asking, asking price, price usd, price us, cost, list price,
    price or rent, value, listing price, price in usd, usd`,
  price: "sales price, buying price, sale price, selling price, purchase price",
  monthly_rent: `
    rental amount, rent amount, monthly rental, monthly price, rent monthly, rent pcm, rental rate, rent,
    monthly rent, rent per month, rent month, rental, rental price, rent usd, price per month, rent pm`,
  address: `
    map address, display address, street name, street, street address, location address, full address, address 1,
    address line 1`,
  area: `
    neighbourhood, neighborhood, district, suburb, community, location, zone, quarter, locality, where,
    neighbourhood or landmark`,
  city: "city name, city or town, town or city, town, city town, municipality, town city",
  state: "county name, state name, state or county, county, province, region, state county",
  country: "nation, country name",
  postal_code: "zip, zip code, postcode, post code, postal",
  bedrooms: `
    bhk, bedroom count, bedroom num, bdrms, number bedrooms, beds, bed, bedroom, no of bedrooms, number of bedrooms,
    br, bed rooms, num bedrooms`,
  bathrooms: `
    bathroom count, bathroom num, bathrooms text, number bathrooms, baths, bath, bathroom, no of bathrooms,
    number of bathrooms, ba, toilets, bath rooms, num bathrooms`,
  area_sqft: `
    carpet area, super area, floor size, surface area, surface area built, building size, building area,
    internal area, floor area size, size, sq ft, sqft, square feet, floor area, floor space, area sq ft,
    living area, built up area, size sqft, size sq ft, area size, floor space sq ft, square footage, area m2,
    size m2, sqm`,
  amenities: "property feature, features, facilities, extras, amenity",
  year_built: "built, construction year, year of construction, built in, year",
  landmark: "near, nearby, near to, closest landmark, nearest landmark, land mark, directions, how to find it",
  plus_code: "google plus code, open location code, olc",
  snoocode: "snoo code, snoo",
  house_number: "house no, house num, building number, door number",
  power: "light, lights, current, electricity, lec, lec light, lec current, power supply, meter, electric",
  power_hours: "hours of light, hours of current, hours of power, light hours",
  generator: "gen, backup, backup generator, standby generator, has generator",
  water: "water supply, water source, source of water, running water",
  fence: "fenced, fence wall, perimeter fence, perimeter wall, walled, gated",
  guard: "security guard, has guard",
  road: "road condition, road access, access road, type of road, road type",
  road_minutes: "minutes to road, minutes to main road, walk to main road, distance to main road",
  floods: "flood, flooding, flooded, rainy season, does it flood",
  signal: "network, phone network, phone signal, coverage, mobile network",
  latitude: "lat, gps lat",
  longitude: "lng, lon, long, gps long, gps lng",
  listed_by: `
    sales agent, agency name, brokerage name, realtor, real estate agent, agent, agent name, lister, contact name,
    contact person, agency, broker, listed by agent`,
  contact_number: `
    contact no, contact number, cell phone, telephone number, phone no, mobile number, mobile no, whatsapp number,
    tel no, agent phone number, agent mobile, phone, phone number, contact, contact phone, telephone, mobile, tel,
    agent phone, whatsapp, cell`,
  is_available: "is available, currently available, available now, available, availability",
  featured: "highlighted, premium, is featured",
  furnished: "furnish, furnishing, is furnished, furniture",
  lease_duration: "lease, lease term, contract length, lease length, term, minimum stay",
  pets_allowed: "pet policy, are pets allowed, pets, allow pets, pet friendly",
  has_parking: `
    has garage, parking available, parking, garage, car park, parking space, parking spaces, parking lot, car spaces`,
  is_new_construction: "new home flag, newly built, new, new build, new construction, is new",
  status: "market status, availability status, sale status",
  confirmed_at: `
    confirmed, last confirmed, last updated, last update, date updated, updated, updated at, updated on, modified,
    last modified, date modified, last checked, checked`,
  advance_months: "advance, months in advance, months advance, advance payment, months paid in advance",
  deposit: "bond, caution fee, security deposit, security, caution",
  agency_fee: "agent fee, agents fee, agency fees",
  description: `
    post content, public remarks, desc, desc en, body text, details, text, about, body, full description,
    long description, ad text, summary`,
  [photosColumn]: `
    gallery, property photos, photo, images, image, pictures, picture, image files, photo files, image names,
    image urls, photo names, file names, files, image file, media`,
  [periodField]: `
    rent frequency, price unit, rent unit, price type, rate type, price label, price term, frequency, per, rent per,
    payment period, payment frequency, price freq, price frequency, price period, price postfix, price suffix,
    rental period, rental frequency, rent cycle, rent interval, billing period, period, period of the rent`,
  published: "published flag, is published, post status",
};

const toList = (names: string) => names.trim().split(/,\s+/);

/** The field of each name. */
export const knownNames: ReadonlyMap<string, ColumnField> = new Map(
  Object.entries(namesByField).flatMap(([field, names]) => toList(names).map((name) => [name, field as ColumnField])),
);

/** Names that say little. A column with another name of the same field comes first. */
export const vagueNames: ReadonlySet<string> = new Set(
  toList(`
    id, code, sku, name, listing, subject, text, about, value, where, for, offer, contact, zone, quarter, year,
    term, per, period, new, details, location, files, media`),
);
