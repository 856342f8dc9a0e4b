import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { ColumnField } from "#web/features/admin/import/columns/column-fields.ts";
import { matchColumns } from "#web/features/admin/import/columns/match-columns.ts";
import { planColumns } from "#web/features/admin/import/columns/plan-columns.ts";
import { readSpreadsheet } from "#web/features/admin/import/file/read-spreadsheet.ts";
import type { Spreadsheet } from "#web/features/admin/import/file/spreadsheet.ts";

const toSpreadsheet = (columns: string[], rows: string[][]): Spreadsheet => ({
  name: "x.csv",
  columns,
  rows,
  rowsWithExtraCells: new Set(),
  titles: [],
  notices: [],
});
const matchColumn = (column: string, cells: string[]) =>
  matchColumns(
    toSpreadsheet(
      [column],
      cells.map((cell) => [cell]),
    ),
  )[0];

type Case = [column: string, cells: string[], field: ColumnField];

const camelCase: Case[] = [
  ["cityName", ["Paynesville"], "city"],
  ["bedroomCount", ["3"], "bedrooms"],
  ["bathroomCount", ["2"], "bathrooms"],
  ["monthlyRent", ["500"], "monthly_rent"],
  ["propertyTitle", ["House in Sinkor"], "title"],
  ["agentName", ["Mary Doe"], "listed_by"],
  ["phoneNumber", ["0886123456"], "contact_number"],
  ["fullDescription", ["Nice house"], "description"],
  ["listingId", ["CC-1", "CC-2"], "reference"],
  ["yearBuilt", ["2015"], "year_built"],
  ["streetAddress", ["12th Street"], "address"],
  ["PropertyType", ["House"], "property_type"],
  ["postal-code", ["1000"], "postal_code"],
  ["MONTHLY_RENT", ["500"], "monthly_rent"],
  ["MLSNumber", ["A1", "A2"], "reference"],
  ["isNewConstruction", ["true"], "is_new_construction"],
  ["hasParking", ["false"], "has_parking"],
];
const portals: Case[] = [
  // Zillow
  ["zpid", ["44481", "44482"], "reference"],
  ["homeType", ["SINGLE_FAMILY house", "CONDO"], "property_type"],
  ["homeStatus", ["FOR_SALE", "FOR_RENT"], "kind"],
  ["livingArea", ["1,850"], "area_sqft"],
  ["rentZestimate", ["2100"], ""],
  ["taxAssessedValue", ["210000"], ""],
  ["lotSize", ["6,098 sqft"], ""],
  // Rightmove BLM
  ["AGENT_REF", ["1_A", "1_B"], "reference"],
  ["DISPLAY_ADDRESS", ["Broad Street"], "address"],
  ["TOWN", ["Monrovia"], "city"],
  ["SUMMARY", ["Two bedrooms near the market"], "description"],
  ["STATUS_ID", ["0", "1"], ""],
  ["PROP_SUB_ID", ["28", "22"], ""],
  ["LET_BOND", ["500"], "deposit"],
  ["LET_RENT_FREQUENCY", ["1", "1"], ""],
  ["MEDIA_IMAGE_00", ["1_A_IMG_00.jpg"], "photos"],
  ["NEW_HOME_FLAG", ["Y", "N"], "is_new_construction"],
  ["PUBLISHED_FLAG", ["1", "0"], "published"],
  ["CREATE_DATE", ["2025-01-02"], ""],
  // Kyero
  ["price_freq", ["month", "week"], "rent_period"],
  ["surface_area/built", ["120"], "area_sqft"],
  ["surface_area/plot", ["800"], ""],
  ["location/latitude", ["6.31"], "latitude"],
  ["new_build", ["0", "1"], "is_new_construction"],
  ["desc/en", ["A villa with a view"], "description"],
  // 99acres and MagicBricks
  ["isZeroBrokerage", ["false", "true"], ""],
  ["BEDROOM_NUM", ["3"], "bedrooms"],
  ["bhk", ["2", "3"], "bedrooms"],
  ["carpetArea", ["1,200 sqft"], "area_sqft"],
  ["locality", ["Sinkor", "Congo Town"], "area"],
  ["Area Type", ["Super Area", "Carpet Area"], ""],
  ["Area Locality", ["Bandel", "Salt Lake City Sector 2"], "area"],
  ["postedBy", ["Owner", "Dealer"], ""],
  ["pricePerSqft", ["35"], ""],
  ["totalFloors", ["4"], ""],
  // Property24 and Jiji
  ["erfSize", ["600 m²"], ""],
  ["floorSize", ["140 m²"], "area_sqft"],
  ["agencyName", ["Bright Homes"], "listed_by"],
  ["Levies", ["$50"], ""],
  ["Property Size (sqm)", ["120"], "area_sqft"],
  ["Furnishing", ["Furnished", "Unfurnished"], "furnished"],
  // Airbnb
  ["neighbourhood_cleansed", ["Sinkor"], "area"],
  ["host_name", ["Mary"], ""],
  ["host_id", ["8812"], ""],
  ["listing_url", ["https://example.com/rooms/1"], ""],
  ["bathrooms_text", ["1.5 baths"], "bathrooms"],
  ["minimum_nights", ["2"], ""],
  ["amenities", ['["Wifi","Pool"]'], "amenities"],
  // WordPress
  ["fave_property_price", ["85000"], "price"],
  ["fave_property_price_postfix", ["Per Month", "/mo"], "rent_period"],
  ["fave_property_bedrooms", ["3"], "bedrooms"],
  ["fave_property_size_prefix", ["Sq Ft"], ""],
  ["fave_property_map_address", ["12 Broad Street"], "address"],
  ["REAL_HOMES_property_bedrooms", ["3"], "bedrooms"],
  ["REAL_HOMES_property_size", ["1900"], "area_sqft"],
  ["REAL_HOMES_property_id", ["RH-1", "RH-2"], "reference"],
  ["post_title", ["Villa in Sinkor"], "title"],
  ["post_content", ["A villa"], "description"],
  ["post_status", ["publish", "draft"], "published"],
  ["property_status", ["For Rent", "For Sale"], "kind"],
  ["property_city", ["Monrovia"], "city"],
  // Salesforce and Zoho
  ["Listing_Price__c", ["85000"], "amount"],
  ["Bedrooms__c", ["3"], "bedrooms"],
  ["Agent_Name__c", ["Mary Doe"], "listed_by"],
  ["Status__c", ["Active", "Sold"], "status"],
  ["OwnerId", ["0055g"], ""],
  ["Property Owner", ["Mr Kollie"], "owner_name"],
  ["Lead Source", ["Facebook"], ""],
  // Google Forms
  ["Timestamp", ["1/2/2026 10:00:00"], ""],
  ["Email Address", ["mary@example.com"], ""],
  ["How many bedrooms?", ["3"], "bedrooms"],
  ["How many bathrooms are there?", ["2"], "bathrooms"],
  ["What is the monthly rent?", ["$500"], "monthly_rent"],
  ["How much is the price? (US$)", ["90000"], "amount"],
  ["Where is the property located?", ["Sinkor"], "area"],
  ["What type of property is it?", ["House"], "property_type"],
  ["Is it for sale or rent?", ["For rent", "For sale"], "kind"],
  ["Is it furnished?", ["Yes"], "furnished"],
  ["Is parking available?", ["Yes", "No"], "has_parking"],
  ["Describe the property", ["A nice house"], "description"],
  ["Upload photos", ["https://drive.example.com/open?id=1"], "photos"],
  ["Your name", ["Mary Doe"], ""],
  ["# of bedrooms", ["3"], "bedrooms"],
  // RESO
  ["ListPrice", ["50000"], "amount"],
  ["BathroomsTotalInteger", ["2"], "bathrooms"],
  ["ListAgentFullName", ["Mary Doe"], "listed_by"],
  ["PublicRemarks", ["A nice home"], "description"],
  ["UnparsedAddress", ["12 Broad Street"], "address"],
];
const rents: Case[] = [
  ["rent_frequency", ["pw", "pa"], "rent_period"],
  ["Rent period", ["pcm"], "rent_period"],
  ["per", ["month", "year"], "rent_period"],
  ["Frequency", ["Weekly", "Yearly"], "rent_period"],
  ["Payment period", ["per month"], "rent_period"],
  ["price period", ["p.a."], "rent_period"],
  ["column 7", ["pw", "per calendar month"], "rent_period"],
  ["column 7", ["fortnightly", "half-yearly"], "rent_period"],
  ["column 7", ["Y", "Y"], ""],
  ["column 7", ["886 123 456", "tel: +231 770 123 456"], "contact_number"],
  ["column 7", ["0886123456 / 0770123456"], "contact_number"],
  ["column 7", ["4500000", "5500000"], ""],
  ["Lease term", ["12 months", "2 years"], "lease_duration"],
  ["Period", ["12 months", "2 years"], "lease_duration"],
  ["Rental period", ["6 months", "1 year"], "lease_duration"],
  ["Rent p.m.", ["500"], "monthly_rent"],
  ["Price unit", ["per month"], "rent_period"],
  ["Annual rent", ["6,000"], "monthly_rent"],
  ["Rent (LRD)", ["95000"], "monthly_rent"],
  ["Price in L$", ["95000"], "amount"],
  ["₦ Price", ["95000"], "price"],
  ["department", ["residential-lettings", "residential-sales"], "kind"],
  ["department", ["Residential", "Lands"], ""],
];
const disagreeing: Case[] = [
  ["area", ["2,033", "1500"], "area_sqft"],
  ["area", ["3,500 sqft", "120 m²"], "area_sqft"],
  ["area", ["Sinkor", "12th Street"], "area"],
  ["Area name", ["Sinkor"], "area"],
  ["zone", ["1", "2"], ""],
  ["floor area", ["Sinkor", "Congo Town"], "area"],
  ["price", ["Sinkor", "Congo Town"], ""],
  ["price", ["on request", "$500", "$600"], "price"],
  ["price", ["For sale", "For rent"], "kind"],
  ["phone", ["Mary Doe", "John Kollie"], "listed_by"],
  ["phone", ["call office", "ask Sam"], "contact_number"],
  ["agent", ["0886 123 456", "0770 123 456"], "contact_number"],
  ["type", ["rent", "sale"], "kind"],
  ["type", ["House", "Flat"], "property_type"],
  ["listing type", ["House", "Apartment"], "property_type"],
  ["category", ["For rent", "To let"], "kind"],
  ["status", ["for rent", "for sale"], "kind"],
  ["status", ["for rent", "rented", "sold"], "status"],
  ["state", ["Available", "Sold"], "status"],
  ["state", ["Montserrado"], "state"],
  ["availability", ["Available", "Sold"], "status"],
  ["available", ["Yes", "No"], "is_available"],
  ["available", ["01/05/2026", "02/05/2026"], ""],
  ["bedrooms", ["3 beds 2 baths", "2 beds 1 bath"], "bedrooms"],
  ["bedrooms", ["Large and bright", "Small"], ""],
  ["title", ["Mr", "Mrs."], ""],
  ["title", ["For sale", "For rent"], "kind"],
  ["Title deed", ["Yes", "No"], ""],
  ["city", ["1", "2"], ""],
  ["deposit", ["1 month", "2 months"], ""],
  ["agency fee", ["10%", "5%"], ""],
  ["Security", ["24h guards"], ""],
  ["Lat/Long", ["6.31, -10.80"], ""],
  ["built", ["Brick", "Zinc"], ""],
  ["code", ["A", "A", "A", "B", "B", "B"], ""],
  ["images", ["3", "4"], ""],
  ["features", ["Yes", "No"], ""],
  ["confirmed", ["Yes", "No"], ""],
];
const ownerColumns: Case[] = [
  "Owner phone",
  "OwnerPhone",
  "owner_contact_number",
  "Landlord's WhatsApp",
  "Landowner phone",
  "Land owner's mobile",
  "Landlord",
  "Land lord",
  "Homeowner",
].map((name) => [name, ["0886 123 456", "0770 123 456"], "owner_phone"]);
const privateColumns: Case[] = [
  "Caretaker",
  "Care taker number",
  "Tenant",
  "Current tenant phone",
  "Next of kin",
  "Key holder",
  "Seller contact",
  "Client mobile",
  "Rent collector",
  "Madam Kollie",
  "Propriétaire tel",
  "Téléphone du bailleur",
  "LL phone",
  "LL",
  "Mobile (O)",
  "Phone (do not publish)",
  "Phone - not for publication",
  "Contact number (personal)",
  "Family head phone",
  "Head of family",
  "Property manager phone",
  "Phone of Ma Hawa",
].map((name) => [name, ["0886 123 456", "0770 123 456"], ""]);
const privateTexts: Case[] = [
  ["Owner name", ["Mary Doe"], "owner_name"],
  ["Owner email", ["mary@example.com"], ""],
  ["Owner's address", ["12 Broad Street"], ""],
  ["Owner asking price", ["$90,000"], ""],
  ["Commission", ["$500"], ""],
  ["Agency commission", ["$500"], ""],
  ["Bank account", ["00100200300"], ""],
  ["ID number", ["8812345"], ""],
  ["Keys", ["Office, hook 7"], ""],
  ["Internal notes", ["The owner wants cash and asks for calls after five in the evening only, never before."], ""],
  ["Remarks (private)", ["The owner wants cash and asks for calls after five in the evening only, never before."], ""],
  ["Agent remarks", ["The owner wants cash and asks for calls after five in the evening only, never before."], ""],
  ["Notes", ["The owner wants cash and asks for calls after five in the evening only, never before."], ""],
  ["Comments", ["Ask for the back door key at number nine"], ""],
  ["Minimum price", ["$70,000"], ""],
  ["Property ID number", ["P-1", "P-2"], "reference"],
  ["Internal area (sqm)", ["120"], "area_sqft"],
  ["Key features", ["Pool, Gym"], "amenities"],
  ["Phone no. 1", ["0886 123 456"], "contact_number"],
  ["Phone / WhatsApp", ["0886 123 456"], "contact_number"],
  ["Numéro de téléphone", ["0886 123 456"], "contact_number"],
  ["Listing agent direct phone", ["0886 123 456"], "contact_number"],
  ["Office tel.", ["0886 123 456"], "contact_number"],
  ["Phone for viewings", ["0886 123 456"], "contact_number"],
  ["Agent contact", ["0886 123 456"], "contact_number"],
  ["Previous owners", ["2"], "previous_owners"],
  ["Previous owners", ["Mary Doe"], ""],
  ["Private parking", ["Yes", "No"], "has_parking"],
];

it.each([...camelCase, ...portals, ...rents, ...disagreeing, ...ownerColumns, ...privateColumns, ...privateTexts])(
  "takes the column %j with cells such as %j for %j",
  (column, cells, field) => {
    expect(matchColumn(column, cells)).toBe(field);
  },
);

it("takes a contact next to a private person for that person's", () => {
  const columns = ["Title", "Landlord", "Name", "Phone", "City", "Contact number"];
  const cells = ["Villa by the sea", "Mr Kollie", "John", "0886 123 456", "Monrovia", "0770 123 456"];
  expect(matchColumns(toSpreadsheet(columns, [cells]))).toEqual([
    "title",
    "owner_name",
    "",
    "",
    "city",
    "contact_number",
  ]);
});

it("never publishes the number of a private person whose name is in the column before it", () => {
  const columns = ["Landlord", "Tel", "Tenant", "Number (mobile)", "Title"];
  const cells = ["Mr Kollie", "0886 123 456", "Ma Hawa", "0770 123 456", "Villa by the sea"];
  expect(matchColumns(toSpreadsheet(columns, [cells]))).toEqual(["owner_name", "owner_phone", "", "", "title"]);
});

it("prefers a column whose cells agree with its name to one whose cells disagree", () => {
  const columns = ["area", "areaSqft", "locality"];
  const rows = [
    ["2,033", "2033", "Sinkor"],
    ["1500", "1500", "Congo Town"],
  ];
  expect(matchColumns(toSpreadsheet(columns, rows))).toEqual(["", "area_sqft", "area"]);
});

it("takes the names of people in a column “Name” for no title", () => {
  const columns = ["Name", "Property"];
  const rows = [
    ["Mary Doe", "3 bedroom house in Sinkor"],
    ["John Kollie", "2 bedroom flat in Congo Town"],
  ];
  expect(matchColumns(toSpreadsheet(columns, rows))).toEqual(["", "title"]);
});

it("prefers the surer one of two names", () => {
  const columns = ["id", "ref", "beds", "bedrooms", "name", "headline"];
  const cells = ["1", "K-1", "4", "3", "Villa", "Villa by the sea"];
  expect(matchColumns(toSpreadsheet(columns, [cells]))).toEqual(["", "reference", "", "bedrooms", "", "title"]);
});

const readCase = async (name: string) => {
  const content = await readFile(`tests/support/cases/${name}`);
  return readSpreadsheet(new File([content], name));
};

it.each([
  [
    "camel.csv",
    "reference kind title property_type monthly_rent address city bedrooms bathrooms description listed_by contact_number year_built postal_code",
  ],
  [
    "rent-frequency.csv",
    "reference kind address city property_type bedrooms monthly_rent rent_period description title",
  ],
  ["size-sqm.csv", "reference kind title property_type monthly_rent address city bedrooms description area_sqft"],
  ["dots.csv", "reference kind title property_type amount address city bedrooms description"],
  ["per-year.csv", "reference kind title property_type amount address city bedrooms description"],
])("recognizes all columns of %s", async (name, fields) => {
  const { fields: planned } = planColumns(await readCase(name), undefined);
  expect(planned.join(" ")).toBe(fields);
});

it("recognizes the columns of a wide table with long names in linear time", () => {
  const columns = Array.from({ length: 60 }, (_, index) => `${"price of the home to rent or buy ".repeat(40)}${index}`);
  const start = performance.now();
  matchColumns(toSpreadsheet(columns, Array(60).fill(columns)));
  expect(performance.now() - start).toBeLessThan(3000);
});
