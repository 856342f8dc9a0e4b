import { toSearchTerms } from "#shared/listings/search-words.ts";
import { splitWords } from "#shared/listings/written-values/numbers/split-words.ts";
import { findNumberTexts } from "#shared/people/number-texts.ts";
import { createPlaceIndex } from "#web/site/lib/search-query/place-names.ts";

type Reader = (...values: unknown[]) => unknown;
type Call = (text: string, reader: Reader) => unknown;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const getFile = (text: string, ending: string) => new File([text], `${text.slice(0, 200)}.${ending}`);
/** A table whose column names and cells are the text. */
const tableOf = (text: string) => ({ name: text, columns: [text, "Price"], rows: [[text, text]], titles: [text] });
const getPhotos = (text: string) => [{ path: `${text}/${text}.jpg`, read: () => new Blob() }];
/** Several fields, because some readers look at the columns of one. */
const eachField = ["price", "monthly_rent", "contact_number", "description", "title", "area_sqft", "city", "bedrooms"];

const withUrl: Call = (text, reader) =>
  reader(new URL(`http://localhost/properties?q=${encodeURIComponent(text.toWellFormed())}`));
const withBytes: Call = (text, reader) => reader(bytesOf(text));
const withTable: Call = (text, reader) => reader(tableOf(text));
const withColumns: Call = (text, reader) => reader([text, "Price"]);

/** How a reader is called whose first value is not just the text, or that needs more than the text. */
export const readersOf: Readonly<Record<string, Call>> = {
  isSameName: (text, call) => call(text, text),
  senderKey: (text, reader) => reader({ name: text, phone_number: text, email: text }),
  takesPerson: (text, reader) => reader([text], [], [{ name: text }]),
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
  unpackWorkbook: withBytes,
  readWorkbook: withBytes,
  readXml: (text, reader) => reader(`<a b="${text}">${text}</a>`, { onOpen: () => undefined }),
  readNumberFormats: (text, reader) => reader(`<numFmt numFmtId="1" formatCode="${text}"/>`, 0),
  readHtml: (text, reader) => reader(`<table><tr><td>Title<td>${text}<tr><td>${text}<td>${text}</table>`),
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
  "createSheetGrid",
  "fillMergedCells",
  "isShorthand",
  "resolveBareNumbers",
  "resolveParts",
  "useAddPhotos",
]);
