import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { matchColumns } from "#web/admin/features/import/columns/match-columns.ts";
import { planColumns } from "#web/admin/features/import/columns/plan-columns.ts";
import { readSpreadsheet } from "#web/admin/features/import/file/read-spreadsheet.ts";
import type { Spreadsheet } from "#web/admin/features/import/file/spreadsheet.ts";
import { casesOf, columnsOf, tableOf } from "../../../support/tables/cases-of.ts";

const toSpreadsheet = (columns: string[], rows: string[][]): Spreadsheet => ({
  name: "x.csv",
  columns,
  rows,
  rowNumbers: [],
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

const camelCase = columnsOf(`
  city: cityName = Paynesville
  bedrooms: bedroomCount = 3
  bathrooms: bathroomCount = 2
  monthly_rent: monthlyRent = 500 | MONTHLY_RENT = 500
  title: propertyTitle = House in Sinkor
  listed_by: agentName = Mary Doe
  contact_number: phoneNumber = 0886123456
  description: fullDescription = Nice house
  reference: listingId = CC-1; CC-2 | MLSNumber = A1; A2
  year_built: yearBuilt = 2015
  address: streetAddress = 12th Street
  property_type: PropertyType = House
  postal_code: postal-code = 1000
  is_new_construction: isNewConstruction = true
  has_parking: hasParking = false
`);
/** Zillow, Rightmove BLM, Kyero, 99acres and MagicBricks, Property24 and Jiji, Airbnb, WordPress, Salesforce and Zoho, Google Forms, RESO. */
const portals = columnsOf(`
  reference: zpid = 44481; 44482 | AGENT_REF = 1_A; 1_B | REAL_HOMES_property_id = RH-1; RH-2
  property_type: homeType = SINGLE_FAMILY house; CONDO | What type of property is it? = House
  kind: homeStatus = FOR_SALE; FOR_RENT | property_status = For Rent; For Sale
  kind: Is it for sale or rent? = For rent; For sale
  area_sqft: livingArea = 1,850 | surface_area/built = 120 | carpetArea = 1,200 sqft | floorSize = 140 m²
  area_sqft: Property Size (sqm) = 120 | REAL_HOMES_property_size = 1900
  : rentZestimate = 2100 | taxAssessedValue = 210000 | lotSize = 6,098 sqft | STATUS_ID = 0; 1
  : PROP_SUB_ID = 28; 22 | LET_RENT_FREQUENCY = 1; 1 | CREATE_DATE = 2025-01-02 | surface_area/plot = 800
  : isZeroBrokerage = false; true | Area Type = Super Area; Carpet Area | postedBy = Owner; Dealer
  : pricePerSqft = 35 | totalFloors = 4 | erfSize = 600 m² | Levies = $50 | host_name = Mary | host_id = 8812
  : listing_url = https://example.com/rooms/1 | minimum_nights = 2 | fave_property_size_prefix = Sq Ft
  : OwnerId = 0055g | Lead Source = Facebook | Timestamp = 1/2/2026 10:00:00 | Email Address = mary@example.com
  : Your name = Mary Doe
  address: DISPLAY_ADDRESS = Broad Street | fave_property_map_address = 12 Broad Street
  address: UnparsedAddress = 12 Broad Street
  city: TOWN = Monrovia | property_city = Monrovia
  description: SUMMARY = Two bedrooms near the market | desc/en = A villa with a view | post_content = A villa
  description: Describe the property = A nice house | PublicRemarks = A nice home
  deposit: LET_BOND = 500
  photos: MEDIA_IMAGE_00 = 1_A_IMG_00.jpg | Upload photos = https://drive.example.com/open?id=1
  is_new_construction: NEW_HOME_FLAG = Y; N | new_build = 0; 1
  published: PUBLISHED_FLAG = 1; 0 | post_status = publish; draft
  rent_period: price_freq = month; week | fave_property_price_postfix = Per Month; /mo
  latitude: location/latitude = 6.31
  bedrooms: BEDROOM_NUM = 3 | bhk = 2; 3 | fave_property_bedrooms = 3 | REAL_HOMES_property_bedrooms = 3
  bedrooms: Bedrooms__c = 3 | How many bedrooms? = 3 | # of bedrooms = 3
  area: locality = Sinkor; Congo Town | Area Locality = Bandel; Salt Lake City Sector 2
  area: neighbourhood_cleansed = Sinkor | Where is the property located? = Sinkor
  listed_by: agencyName = Bright Homes | Agent_Name__c = Mary Doe | ListAgentFullName = Mary Doe
  furnished: Furnishing = Furnished; Unfurnished | Is it furnished? = Yes
  bathrooms: bathrooms_text = 1.5 baths | How many bathrooms are there? = 2 | BathroomsTotalInteger = 2
  amenities: amenities = ["Wifi","Pool"]
  price: fave_property_price = 85000
  title: post_title = Villa in Sinkor
  amount: Listing_Price__c = 85000 | How much is the price? (US$) = 90000 | ListPrice = 50000
  status: Status__c = Active; Sold
  owner_name: Property Owner = Mr Kollie
  monthly_rent: What is the monthly rent? = $500
  has_parking: Is parking available? = Yes; No
`);
const rents = columnsOf(`
  rent_period: rent_frequency = pw; pa | Rent period = pcm | per = month; year | Frequency = Weekly; Yearly
  rent_period: Payment period = per month | price period = p.a. | column 7 = pw; per calendar month
  rent_period: column 7 = fortnightly; half-yearly | Price unit = per month
  : column 7 = Y; Y | column 7 = 4500000; 5500000 | department = Residential; Lands
  contact_number: column 7 = 886 123 456; tel: +231 770 123 456 | column 7 = 0886123456 / 0770123456
  lease_duration: Lease term = 12 months; 2 years | Period = 12 months; 2 years | Rental period = 6 months; 1 year
  monthly_rent: Rent p.m. = 500 | Annual rent = 6,000 | Rent (LRD) = 95000
  amount: Price in L$ = 95000
  price: ₦ Price = 95000
  kind: department = residential-lettings; residential-sales
`);
const disagreeing = columnsOf(`
  area_sqft: area = 2,033; 1500 | area = 3,500 sqft; 120 m²
  area: area = Sinkor; 12th Street | Area name = Sinkor | floor area = Sinkor; Congo Town
  : zone = 1; 2 | price = Sinkor; Congo Town | available = 01/05/2026; 02/05/2026
  : bedrooms = Large and bright; Small | title = Mr; Mrs. | Title deed = Yes; No | city = 1; 2
  : deposit = 1 month; 2 months | agency fee = 10%; 5% | Security = 24h guards | Lat/Long = 6.31, -10.80
  : built = Brick; Zinc | code = A; A; A; B; B; B | images = 3; 4 | features = Yes; No | confirmed = Yes; No
  price: price = on request; $500; $600
  kind: price = For sale; For rent | type = rent; sale | category = For rent; To let | status = for rent; for sale
  kind: title = For sale; For rent
  listed_by: phone = Mary Doe; John Kollie
  contact_number: phone = call office; ask Sam | agent = 0886 123 456; 0770 123 456
  property_type: type = House; Flat | listing type = House; Apartment
  status: status = for rent; rented; sold | state = Available; Sold | availability = Available; Sold
  state: state = Montserrado
  is_available: available = Yes; No
  bedrooms: bedrooms = 3 beds 2 baths; 2 beds 1 bath
`);
/** The columns of phone numbers that are not public. */
const privateColumns = casesOf(`
  owner_phone: Owner phone | OwnerPhone | owner_contact_number | Landlord's WhatsApp | Landowner phone
  owner_phone: Land owner's mobile | Landlord | Land lord | Homeowner
  : Caretaker | Care taker number | Tenant | Current tenant phone | Next of kin | Key holder | Seller contact
  : Client mobile | Rent collector | Madam Kollie | Propriétaire tel | Téléphone du bailleur | LL phone | LL
  : Mobile (O) | Phone (do not publish) | Phone - not for publication | Contact number (personal)
  : Family head phone | Head of family | Property manager phone | Phone of Ma Hawa
`).map(([name, field = ""]): [string, string[], string] => [name, ["0886 123 456", "0770 123 456"], field]);
const privateTexts = columnsOf(`
  owner_name: Owner name = Mary Doe
  : Owner email = mary@example.com | Owner's address = 12 Broad Street | Owner asking price = $90,000
  : Commission = $500 | Agency commission = $500 | Bank account = 00100200300 | ID number = 8812345
  : Keys = Office, hook 7
  : Internal notes = The owner wants cash and asks for calls after five in the evening only, never before.
  : Remarks (private) = The owner wants cash and asks for calls after five in the evening only, never before.
  : Agent remarks = The owner wants cash and asks for calls after five in the evening only, never before.
  : Notes = The owner wants cash and asks for calls after five in the evening only, never before.
  : Comments = Ask for the back door key at number nine | Minimum price = $70,000 | Previous owners = Mary Doe
  reference: Property ID number = P-1; P-2
  area_sqft: Internal area (sqm) = 120
  amenities: Key features = Pool, Gym
  contact_number: Phone no. 1 = 0886 123 456 | Phone / WhatsApp = 0886 123 456 | Numéro de téléphone = 0886 123 456
  contact_number: Listing agent direct phone = 0886 123 456 | Office tel. = 0886 123 456
  contact_number: Phone for viewings = 0886 123 456 | Agent contact = 0886 123 456
  previous_owners: Previous owners = 2
  has_parking: Private parking = Yes; No
`);

it.each([...camelCase, ...portals, ...rents, ...disagreeing, ...privateColumns, ...privateTexts])(
  "takes the column %j with cells such as %j for %j",
  (column, cells, field) => expect(matchColumn(column, cells)).toBe(field),
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
  const rows = tableOf("Mary Doe,3 bedroom house in Sinkor; John Kollie,2 bedroom flat in Congo Town");
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
  const columns = Array.from(
    { length: 60 },
    (_, index) => `${"price of the home to rent or buy ".repeat(400)}${index}`,
  );
  expect(matchColumns(toSpreadsheet(columns, Array(60).fill(columns)))).toHaveLength(60);
});
