import { expect, it } from "vitest";
import {
  readKind,
  readLeaseDuration,
  readPropertyType,
  readStatus,
} from "#shared/listings/written-values/read-choice.ts";
import { readFlag } from "#shared/listings/written-values/read-flag.ts";
import { readList } from "#worker/modules/properties/import/values/read-list.ts";
import { casesOf } from "../../../support/tables/cases-of.ts";

it.each([
  ...casesOf(`
    buy: For Sale | FOR_SALE | forSale | residential-sales | Resale | sold | unsold | not sold
    buy: House for sale with rental income | For sale, currently rented | To be sold, not for rent: for sale
    rent: rent | Rental | to let | to be let | To-Let | let | let agreed | rented | short let | Shortlet apartment
    rent: residential-lettings | for lease | Flat for rent, not for sale
    : for sale or rent | Sale & Let | rent to own | sale/rent | not for sale | no longer for rent
    : not currently for sale | not for sale or rent | let's go | Let us show you | outlet | rental income
    : wholesale | parental home
  `),
  ["", undefined],
])("reads the kind %j as %j", (text, kind) => expect(readKind(text)).toBe(kind));

it.each(
  casesOf(`
    House: house | Houses | 2 storey house | Two-story home | 3 bedroom house with shop | House near Hotel Africa
    House: Guest house | homestead | Farm house | Detached Bungalow | Family compound | Landmark house
    Apartment: Block of Flats | chamber and hall | Chamber & hall self contain | Room and parlour | hotel apartment
    Apartment: Apt.
    Studio: Studio apartment | Bed-sitter | Single room self-contained
    Penthouse: Penthouse apartment
    Duplex: Semi Detached Duplex | semi-detached house
    Townhouse: Terraced house | TOWNHOUSE
    Condo: Condominium
    Villa: Mansion
    Land: farm land | Farmland | 2 lots for sale | commercial land | 5 acres of land near the warehouse
    Land: Land for commercial use
    Other: Parking lot | store room | boys quarters | BQ | Single room
    Commercial: Shop | store | showroom | Hotel | Nursing home
    Warehouse: Warehouse | office warehouse
    Office: Office
    Office Space: warehouse office
    Event Center: Town hall | Event hall
    : House or land | Villa / House | 1 bedroom self-contained | not a house | castle | rent | residential
    : workshopping | A place to stay | Near the hotel
  `),
)("reads the property type %j as %j", (text, type) => expect(readPropertyType(text)).toBe(type));

it.each(
  casesOf(`
    available: Active | FOR_SALE | for rent | to let | to be let | to be sold | Vacant | unsold | not sold
    available: not yet rented | not sold, still available | unoccupied | Available now | For rent, not for sale
    available: must be sold | being sold | Available immediately
    unavailable: not available | no longer available | not currently available | unavailable | not for sale
    unavailable: not on the market | off market | inactive | isn't available | not available for rent
    under_offer: Under contract | Sold STC | sale agreed | Reserved
    sold: sold | Sold - no longer available | Sold 2020 | recently sold
    let: rented | already rented out | Let | let agreed | let until 2027
    : Rent only, not for sale | Lease only - not for sale | Available from 2027 | Available from 01/05/2027
    : available in May | Available next month | Vacant from June | Available from: 1 May | about to be sold
    : 2 of 4 let | 2 out of 4 units let | 3/4 let | 50% sold | partly let | Partially rented | half occupied
    : almost sold | nearly let | Last sold 2020 | previously rented | sold? | available soon | coming soon
    : pending review | under construction | not vacant | Occupied by owner | For sale / sold | outlet | let's go
    : good
  `),
)("reads the status %j as %j", (text, status) => expect(readStatus(text)).toBe(status));

it.each(
  casesOf(`
    true: Yes | yes, 2 cars | 2 cars | 3 | Fully furnished | Pets allowed | to let
    false: No | no pets allowed | pets are not allowed | un-furnished | Not furnished | none | 0 cars
    false: no longer available | unavailable | not for sale | draft
    : available soon | semi-furnished | not sure | N/A | no information | yes/no | furnished or unfurnished
    : on request
  `),
)("reads the flag %j as %j", (text, flag) => expect(readFlag(text)).toBe(flag));

it.each(
  casesOf(`
    1 Year: 12 months | 12-month lease | one year | a year
    6 Months: minimum 6 months
    2 Years: two years | two (2) years
    3+ Years: 5 yrs | seven years
    : eighteen months | 6 to 12 months | 1.5 years | 1 year and 6 months | from May | weekly | a few years
    : half year
    Month-to-Month: monthly | month to month
  `),
)("reads the lease duration %j as %j", (text, duration) => expect(readLeaseDuration(text)).toBe(duration));

it.each([
  ["['Gym', 'Pool']", ["Gym", "Pool"]],
  ["['Gym', \"Men's room\"]", ["Gym", "Men's room"]],
  ["['Men's room', 'Pool']", ["Men's room", "Pool"]],
  ["[u'Gym', u'Pool']", ["Gym", "Pool"]],
  ['["Gym","Pool, heated"]', ["Gym", "Pool, heated"]],
  ['[{"name":"Gym"},{"name":"Pool"}]', ["Gym", "Pool"]],
  ['{"gym":true,"pool":false}', ["gym"]],
  ['{Gym,"Swimming pool"}', ["Gym", "Swimming pool"]],
  ['{"Swimming pool",Gym}', ["Swimming pool", "Gym"]],
  ["[Gym, Pool]", ["Gym", "Pool"]],
  ["(Gym; Pool)", ["Gym", "Pool"]],
  ["Gym, Pool,", ["Gym", "Pool"]],
  ["Gym; Pool, heated", ["Gym", "Pool, heated"]],
  ["Gym|Pool", ["Gym", "Pool"]],
  ["Gym\r\nPool", ["Gym", "Pool"]],
  ["• Gym • Pool", ["Gym", "Pool"]],
  ["- Gym\n- Pool\n- ", ["Gym", "Pool"]],
  ["1. Gym\n2) Pool", ["Gym", "Pool"]],
  ["1,000 gallon tank, 24 h water", ["1,000 gallon tank", "24 h water"]],
  ["Gym,Pool,gym room,Gym", ["Gym", "Pool", "gym room"]],
  ["Pool", ["Pool"]],
  ["[]", []],
  ["None", []],
  ["N/A", []],
  ["-", []],
  ["no amenities", []],
  ["Gym, none", ["Gym"]],
  ["[None]", []],
  ['{"Gym":1,"Pool":0}', ["Gym"]],
  ['{"Gym":"yes","Pool":"no","Lift":null}', ["Gym"]],
  ['{"0":"Gym","1":"Pool"}', ["Gym", "Pool"]],
  ['{"Sport":["Gym"],"Water":{"Pool":true}}', ["Gym", "Pool"]],
  ['[null,"Gym"]', ["Gym"]],
  ['[{"title":"Gym"},{"label":"Pool"}]', ["Gym", "Pool"]],
  ['[{"name":"Gym","available":true},{"name":"Pool","available":false}]', ["Gym"]],
  ['[["Gym"],["Pool"]]', ["Gym", "Pool"]],
  ["{'Gym': True, 'Pool': False}", ["Gym"]],
  ["[{'name': 'Gym'}, {'name': 'Pool'}]", ["Gym", "Pool"]],
  ["<ul><li>Gym</li></ul>", ["Gym"]],
  ['<ul class="x"><li><b>Gym</b></li><li>Pool &amp; spa</li></ul>', ["Gym", "Pool & spa"]],
  ["Gym<br/>Pool<br>Lift", ["Gym", "Pool", "Lift"]],
  ['a:2:{i:0;s:3:"Gym";i:1;s:4:"Pool";}', ["Gym", "Pool"]],
  ['a:2:{s:3:"Gym";b:1;s:4:"Pool";b:0;}', ["Gym"]],
  ['a:1:{s:3:"Gym";s:3:"yes";}', ["Gym"]],
  ['a:1:{s:5:"Sport";a:1:{i:0;s:3:"Gym";}}', ["Gym"]],
  ["a:0:{}", []],
  ["", []],
])("reads the list %j as %j", (text, entries) => expect(readList(text)).toEqual(entries));

it("reads long hostile texts in linear time", () => {
  const parts = "not for /no /let /house or /Aa/un/['a,/'a,'/,'/- /</<li/&/[[/a:1:{i:0;/{'a':".split("/");
  for (const part of [...parts, " /"]) {
    const text = part.repeat(30_000);
    for (const read of [readKind, readPropertyType, readStatus, readFlag, readLeaseDuration, readList])
      expect(() => read(text)).not.toThrow();
    expect(() => readList(`['${text}]`)).not.toThrow();
  }
});
