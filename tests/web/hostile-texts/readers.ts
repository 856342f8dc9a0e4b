import { createPlaceIndex } from "#contract/listings/search-query/place-names.ts";
import { toSearchTerms } from "#contract/listings/search-words.ts";
import { splitWords } from "#contract/listings/written-values/numbers/split-words.ts";
import { findNumberTexts } from "#contract/people/number-texts.ts";

type Reader = (...values: unknown[]) => unknown;
type Call = (text: string, reader: Reader) => unknown;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const getFile = (text: string, ending: string) => new File([text], `${text.slice(0, 200)}.${ending}`);
/** A table whose column names and cells are the text. */
const tableOf = (text: string) => ({ name: text, columns: [text, "Price"], rows: [[text, text]], titles: [text] });
const getPhotos = (text: string) => [{ path: `${text}/${text}.jpg`, read: () => new Blob() }];
/** Several fields, because some readers look at the columns of one. */
const eachField = ["price", "monthly_rent", "contact_number", "description", "title", "area_sqft", "city", "bedrooms"];

function elementOf(text: string): Element {
  const cell = document.createElement("td");
  cell.setAttribute("name", text);
  cell.textContent = text;
  return cell;
}

function getPage(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const table = page.body.appendChild(page.createElement("table"));
  for (const cells of [
    ["Title", text],
    [text, text],
  ]) {
    const row = table.appendChild(page.createElement("tr"));
    for (const cell of cells) row.appendChild(page.createElement("td")).textContent = cell;
  }
  return page;
}

const withUrl: Call = (text, reader) =>
  reader(new URL(`http://localhost/properties?q=${encodeURIComponent(text.toWellFormed())}`));
const withBytes: Call = (text, reader) => reader(bytesOf(text));
const withTable: Call = (text, reader) => reader(tableOf(text));
const withColumns: Call = (text, reader) => reader([text, "Price"]);

/** How a reader is called whose first value is not just the text, or that needs more than the text. */
export const readersOf: Readonly<Record<string, Call>> = {
  isSameName: (text, call) => call(text, text),
  contactKey: (text, reader) => {
    for (const kind of ["phone", "whatsapp", "email"]) reader(kind, text);
  },
  isIdentifying: (text, reader) => reader("whatsapp", text),
  addFirst: (text, reader) => reader([{ kind: "whatsapp", value: text }], { phone: text, email: text }),
  findOwnerFields: withColumns,
  readCell: (text, reader) => {
    for (const field of [
      ...eachField,
      "kind",
      "status",
      "confirmed_at",
      "furnished",
      "latitude",
      "year_built",
      "power",
      "water",
    ])
      for (const cell of [text, text.slice(0, 200)]) reader(field, cell, { name: text.slice(0, 200) });
  },
  suggestMissing: (text, reader) => reader({ title: text, description: text }, {}),
  findStatement: (text, reader) => reader([text], /\bno ([a-z]+)\b/g),
  findPaidPeriod: (text, reader) => reader(splitWords(text), 0),
  isPerUnit: (text, reader) => reader(splitWords(text)),
  correctSpelling: (text, reader) => reader(text, createPlaceIndex({})),
  recogniseParts: (text, reader) => reader(text, createPlaceIndex({})),
  findPlace: (text, reader) => reader(createPlaceIndex({ cities: [text] }), text, 0),
  createPlaceIndex: (text, reader) => reader({ areas: [text], cities: [text] }),
  textMatches: (text, reader) => reader(text, toSearchTerms(text).terms),
  getSplits: (text, reader) => findNumberTexts(text).map((run) => reader(run)),
  searchRedirect: withUrl,
  decodeText: withBytes,
  describeForeignFile: withBytes,
  detectEncoding: withBytes,
  isArchive: withBytes,
  unpackWorkbook: withBytes,
  parseWorkbook: withBytes,
  readSpreadsheet: (text, reader) => reader(getFile(text, "csv")),
  pickSheet: (text, reader) =>
    reader(text, [
      {
        name: text,
        cells: [
          ["Title", text],
          [text, text],
        ],
      },
    ]),
  readSheet: (text, reader) =>
    reader(text, {
      sheets: [
        {
          name: text,
          cells: [
            ["Title", text],
            [text, text],
          ],
        },
      ],
      formulasWithoutResult: 1,
    }),
  buildSpreadsheet: (text, reader) =>
    reader(
      text,
      [
        ["Title", text],
        [text, text],
      ],
      text,
    ),
  findTable: (text, reader) =>
    reader([
      ["Title", text],
      [text, text],
    ]),
  toSheets: (text, reader) => reader([{ sheet: text, data: [[text]] }]),
  unknownNotices: (text, reader) => reader([text]),
  cellText: (text, reader) => reader(elementOf(text)),
  readAttribute: (text, reader) => reader(elementOf(text), "name"),
  getCount: (text, reader) => reader(elementOf(text), "name"),
  isKyero: (text, reader) => reader(elementOf(text)),
  readKyero: (text, reader) => reader(getPage(text).body),
  readHtmlTables: (text, reader) => reader(getPage(text)),
  readOpenDocument: (text, reader) => reader(getPage(text).body),
  readSpreadsheetMl: (text, reader) => reader(getPage(text).body),
  fieldOfContent: (text, reader) => reader([text], () => true),
  matchColumns: withTable,
  findUnitColumns: withTable,
  isOfThisSite: withColumns,
  findPrivateColumns: withColumns,
  readLayout: withColumns,
  planColumns: (text, reader) => reader(tableOf(text), undefined),
  needsNoChoice: (text, reader) => reader(tableOf(text), { fields: ["title", "price"] }),
  reviewField: (text, reader) => eachField.map((field) => reader(field, text, [text])),
  currencyBeside: (text, reader) => reader([text], text, { currency: 0 }),
  withAreaUnit: (text, reader) => reader(text, [text], { area: 0 }),
  findCurrencies: (text, reader) => reader(["title", "price"], tableOf(text)),
  findKind: (text, reader) => reader(["title", "price"], tableOf(text)),
  withAmount: (text, reader) => reader(["title", "price"], [text, text]),
  matchPhotos: (text, reader) => reader(getPhotos(text), [{ uuid: "1", reference: text, names: text }]),
  photoFinder: (text, reader) => {
    const find = reader(getPhotos(text));
    if (typeof find === "function") find(text, { reference: text });
  },
  readFolder: (text, reader) => reader([getFile(text, "jpg")]),
  readZip: (text, reader) => reader(getFile(text, "zip")),
};

/** Exported functions that read no text of a person or file: they get what others have read, or draw or store. */
export const notByText: ReadonlySet<string> = new Set([
  "encodePersonPosition",
  "addPhotos",
  "combineChips",
  "createChips",
  "fillMergedCells",
  "isOpenDocument",
  "isShorthand",
  "packUncompressed",
  // It starts a worker that calls parseWorkbook.
  "readWorkbook",
  "resolveBareNumbers",
  "resolveParts",
  "useAddPhotos",
]);
