import type { SearchCase } from "./search-case.ts";

/** Misspelled and abbreviated words, and correct words that stay as they are. */
export const spellingCases: readonly SearchCase[] = [
  // Places
  ["sinker", "area=Sinkor", ["Sinkor=sinker"], ""],
  ["Sinkr", "area=Sinkor", ["Sinkor=Sinkr"], ""],
  ["gardnesville", "area=Gardnersville", ["Gardnersville=gardnesville"], ""],
  ["gardnersvill", "area=Gardnersville", ["Gardnersville=gardnersvill"], ""],
  ["dupot road", "area=Duport Road", ["Duport Road=dupot road"], ""],
  ["dupot rd", "area=Duport Road", ["Duport Road=dupot rd"], ""],
  ["congo twon", "area=Congo Town", ["Congo Town=congo twon"], ""],
  ["congo tawn", "area=Congo Town", ["Congo Town=congo tawn"], ""],
  ["paynsville", "place=Paynesville", ["Paynesville=paynsville"], ""],
  [
    "2 bedrom house in paynsville",
    "property_type=House&place=Paynesville&min_bedrooms=2",
    ["2+ beds=2 bedrom", "House=house", "Paynesville=paynsville"],
    "",
  ],
  ["elwa junc", "area=ELWA Junction", ["ELWA Junction=elwa junc"], ""],
  ["comm. 72nd", "area=72nd Community", ["72nd Community=comm. 72nd"], ""],
  ["mamba pont", "area=Mamba Point", ["Mamba Point=mamba pont"], ""],
  ["brewervile", "place=Brewerville", ["Brewerville=brewervile"], ""],
  // Types, rooms and amenities
  ["apartmnt", "property_type=Apartment", ["Apartment=apartmnt"], ""],
  ["studio apartmnt", "property_type=Studio", ["Studio=studio apartmnt"], ""],
  ["hse for rent", "kind=rent&property_type=House", ["House=hse", "For Rent=for rent"], ""],
  ["furnised apartment", "property_type=Apartment&furnished=true", ["Furnished=furnised", "Apartment=apartment"], ""],
  ["unfurnised house", "property_type=House&furnished=false", ["Not furnished=unfurnised", "House=house"], ""],
  ["house with swiming pool", "property_type=House", ["House=house"], "swimming pool"],
  ["3 badroom house", "property_type=House&min_bedrooms=3", ["3+ beds=3 badroom", "House=house"], ""],
  ["genrator", "generator=true", ["generator true=genrator"], ""],
  ["balcny", "", [], "balcony"],
  ["rooms and palor", "bedrooms=1", ["1 bed=rooms and palor"], ""],
  // Abbreviations
  ["tubman blvd", "", [], "tubman blvd"],
  ["office on broad st", "property_type=Office&property_type=Office Space", ["Office Space=office"], "broad st"],
  ["house old rd", "property_type=House&area=Old Road", ["House=house", "Old Road=old rd"], ""],
  ["1 bdrm apt", "property_type=Apartment&bedrooms=1", ["1 bed=1 bdrm", "Apartment=apt"], ""],
  ["opp. JFK", "", [], "opp. JFK"],
  // Correct words are never changed
  ["singer house", "property_type=House", ["House=house"], "singer"],
  ["horse farm", "", [], "horse farm"],
  ["garden", "", [], "garden"],
  ["village house", "property_type=House", ["House=house"], "village"],
  ["hotel", "", [], "hotel"],
  ["master bedroom", "", [], "master bedroom"],
  ["mouse", "", [], "mouse"],
  ['"sinker"', "", [], '"sinker"'],
];
