import type { LivingFilterName } from "../details/living-filters.ts";

/** The facts that amenities, sentences and typed words name, by the names of their filters. */
export type FactName = LivingFilterName | "furnished" | "parking" | "pets";

/** One value of a fact. `power` has `lec` for a text that does not say whose meter it is. */
export interface FactValue {
  name: FactName;
  value: string;
}

/**
 * How people write that a home has something; see `amenityPhrases` for the signs. The migration of a new phrase indexes stored
 * properties again.
 */
const written: { [Name in FactName]?: Record<string, string> } = {
  generator: { true: "generator,genarator,genrator,generater,gen ,genset,gensets" },
  power: { lec: "lec ,electric meter,prepaid meter,prepaid light,city light,city power" },
  water: {
    piped: "pipe borne,pipeborne,piped water,lwsc ,city water",
    borehole: "borehole",
    tank: "polytank,poly tank,water tank,water reservoir",
    hand_pump: "hand pump,handpump",
  },
  fence: { true: "fence,fencing,walled,perimeter wall" },
  guard: { true: "guard,watchman,watchmen,night watch" },
  road: { paved: "paved road,paved street,tarred road", all_weather: "all weather road" },
  floods: { never: "noflood,never flood,notflood,flood free,floodfree" },
  signal: { good: "good signal,good phone signal,good network,strong signal" },
  furnished: { true: "furnish,furniture" },
  parking: {
    true: "parking,packing space,packing lot,garage,carport,car port,car park,car space,car shed,car porch,driveway,drive way",
  },
  pets: { true: "pet friendly,pets friendly,pets allowed,pet allowed,pets ok,pets welcome,dogs allowed,cats allowed" },
};

export const factPhrases: readonly (FactValue & { phrases: readonly string[] })[] = Object.entries(written).flatMap(
  ([name, values]) =>
    Object.entries(values).map(([value, phrases]) => ({
      name: name as FactName,
      value,
      phrases: phrases.split(","),
    })),
);

/** Returns the phrases of some facts, all values of each. */
export const phrasesOf = (...names: FactName[]): string[] =>
  factPhrases.filter(({ name }) => names.includes(name)).flatMap(({ phrases }) => phrases);

/** A value of a fact as a word of the index: `_generator_1`, `_water_borehole`. */
export const factWord = ({ name, value }: FactValue): string =>
  `_${name}_${value === "true" ? "1" : value === "false" ? "0" : value}`;
