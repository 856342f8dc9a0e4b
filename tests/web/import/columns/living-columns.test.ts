import { expect, it } from "vitest";
import { matchColumns } from "#web/admin/features/import/columns/match-columns.ts";
import { readCell } from "#worker/modules/properties/import/values/read-cell.ts";
import { columnsOf } from "../../../support/tables/cases-of.ts";

const matchColumn = (column: string, cells: string[]) =>
  matchColumns({
    name: "x.csv",
    columns: [column],
    rows: cells.map((cell) => [cell]),
    rowNumbers: [],
    rowsWithExtraCells: new Set(),
    titles: [],
    notices: [],
  })[0];

/** Amounts and sentences are no facts. */
const columns = columnsOf(`
  landmark: Near = ELWA hospital; Total station | Landmark = behind the church
  power: Light = LEC; no | Current = own meter; shared | LEC current? = yes; no | power = own_meter
  water: Water = borehole; hand pump | Source of water = well
  generator: Generator = yes; no
  fence: Fenced = yes
  guard: Security guard = yes; no
  road: Road condition = paved; muddy
  floods: Flooding = no; yard
  signal: Network = good
  plus_code: Plus code = 6CQX7J2F+4X
  house_number: House no. = 12; 14
  amount: Water = $25; $30 | Current price = 90000
`);
it.each(columns)("a column %s with %j is %s", (column, cells, field) => expect(matchColumn(column, cells)).toBe(field));

it.each(
  columnsOf(`
    own_meter: power = Own LEC meter | power = own_meter
    shared_meter: power = shared meter
    none: power = no current | power = No | water = no
    borehole: water = Bore hole
    piped: water = pipe borne
    hand_pump: water = well
    paved: road = tarred
    dry_season: road = dry season only
    never: floods = no
    yard: floods = yard
    good: signal = strong
    true: generator = yes
    12: power_hours = 12
    6CQX7J2F+4X: plus_code = 6cqx7j2f+4x Monrovia
  `),
)("%s: %j means %s", (field, [cell = ""], value) => expect(readCell(field, cell, {})).toEqual({ value }));

it.each(
  columnsOf(`
    own_meter: power = yes | power = LEC
    piped: water = yes
    borehole: water = borehole and tank
    yard: floods = yes
    all_weather: road = yes
  `),
)("%s: %j is a question, and %s the likely answer", (field, [cell = ""], value) =>
  expect(readCell(field, cell, {})).toEqual({ value, question: expect.stringMatching(/\?$/) }),
);

it.each(
  columnsOf(`
    : power = maybe | water = blue | road = 12 Broad Street | plus_code = behind the church
  `),
)("%s: %j has no meaning", (field, [cell = ""]) => expect(readCell(field, cell, {})).toBeUndefined());
