import type { SearchCase } from "./search-case.ts";

/** Searches with several kinds of filters. */
export const sentenceCases: readonly SearchCase[] = [
  [
    "apartment for rent in sinkor",
    "kind=rent&property_type=Apartment&area=Sinkor",
    ["Apartment=apartment", "For Rent=for rent", "Sinkor=sinkor"],
    "",
  ],
  ["two bedroom under 500", "max_price=500&min_bedrooms=2", ["2+ beds=two bedroom", "Under $500=under 500"], ""],
  [
    "flat with generator near ELWA",
    "property_type=Apartment&area=ELWA Junction&generator=true",
    ["Apartment=flat", "generator true=generator", "ELWA Junction=ELWA"],
    "",
  ],
  [
    "1 bedroom apt sinkor 24th street",
    "property_type=Apartment&area=Sinkor&bedrooms=1",
    ["1 bed=1 bedroom", "Apartment=apt", "Sinkor=sinkor"],
    "24th street",
  ],
  [
    "3 bedroom house for sale in paynesville under $85,000",
    "kind=buy&property_type=House&place=Paynesville&max_price=85000&min_bedrooms=3",
    ["3+ beds=3 bedroom", "House=house", "For Sale=for sale", "Paynesville=paynesville", "Under $85,000=under $85,000"],
    "",
  ],
  [
    "please i need 2 bedrooms apartment around airfield",
    "property_type=Apartment&area=Airfield&min_bedrooms=2",
    ["2+ beds=2 bedrooms", "Apartment=apartment", "Airfield=airfield"],
    "",
  ],
  [
    "looking for office space in mamba point furnished",
    "property_type=Office Space&property_type=Office&area=Mamba Point&furnished=true",
    ["Office Space=office space", "Mamba Point=mamba point", "Furnished=furnished"],
    "",
  ],
  [
    "house for rent 2br between 200 and 400 a month duport road",
    "kind=rent&property_type=House&area=Duport Road&min_price=200&max_price=400&min_bedrooms=2",
    [
      "House=house",
      "For Rent=for rent|a month",
      "2+ beds=2br",
      "$200 – $400=between 200 and 400",
      "Duport Road=duport road",
    ],
    "",
  ],
  [
    "cheap self contain for rent old road $100",
    "kind=rent&property_type=Studio&area=Old Road&max_price=100&sort=price-low",
    ["sort price-low=cheap", "Studio=self contain", "For Rent=for rent", "Old Road=old road", "Under $100=$100"],
    "",
  ],
  [
    "Villa with swimming pool, ocean view in Congo Town",
    "property_type=Villa&area=Congo Town",
    ["Villa=Villa", "Congo Town=Congo Town"],
    "swimming pool, ocean view",
  ],
  [
    "how much is a 2 bedroom house in red light?",
    "property_type=House&area=Red Light&min_bedrooms=2",
    ["2+ beds=2 bedroom", "House=house", "Red Light=red light"],
    "",
  ],
  [
    "4 bedroom house, 3 bathrooms, parking, sinkor, $1500 monthly",
    "kind=rent&property_type=House&area=Sinkor&max_price=1500&min_bedrooms=4&min_bathrooms=3&parking=true",
    [
      "4+ beds=4 bedroom",
      "House=house",
      "3+ baths=3 bathrooms",
      "Parking=parking",
      "Sinkor=sinkor",
      "Under $1,500=$1500",
      "For Rent=monthly",
    ],
    "",
  ],
  [
    "warehouse on bushrod island with loading dock",
    "property_type=Warehouse&area=Bushrod Island",
    ["Warehouse=warehouse", "Bushrod Island=bushrod island"],
    "loading dock",
  ],
  [
    "house for sale thinkers village beach front",
    "kind=buy&property_type=House&area=Thinkers Village",
    ["House=house", "For Sale=for sale", "Thinkers Village=thinkers village"],
    "beach front",
  ],
  [
    "land for sale marshall 1 acre",
    "kind=buy&property_type=Land&area=Marshall",
    ["Land=land", "For Sale=for sale", "Marshall=marshall"],
    "1 acre",
  ],
  [
    "3 bed flat to let near 12th street sinkor",
    "kind=rent&property_type=Apartment&area=Sinkor&min_bedrooms=3",
    ["3+ beds=3 bed", "Apartment=flat", "For Rent=to let", "Sinkor=sinkor"],
    "12th street",
  ],
];
