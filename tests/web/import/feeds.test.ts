import { describe, expect, it } from "vitest";
import { fieldOfName } from "#web/admin/features/import/columns/column-names.ts";
import { readSpreadsheet } from "#web/admin/features/import/file/read-spreadsheet.ts";
import { tableOf } from "../support/cases-of.ts";

const read = (content: BlobPart, name = "feed.xml") => readSpreadsheet(new File([content], name));
const readJson = async (value: unknown) => {
  const { columns, rows } = await read(JSON.stringify(value));
  return [columns, ...rows];
};

const villa = `<property><id>1</id><date>2026-11-22 10:00:00</date><ref>KY-1</ref><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq><new_build>1</new_build><type><en>Villa</en></type><town>Monrovia</town><province>Montserrado</province><country>Liberia</country><location><latitude>6.3</latitude><longitude>-10.7</longitude></location><location_detail>Sinkor</location_detail><beds>4</beds><baths>3</baths><pool>1</pool><surface_area><built>120</built><plot>900</plot></surface_area><desc><fr>Une villa</fr><en>A villa &amp; garden</en></desc><features><feature>Garage</feature></features><images><image id="1"><url>https://x/1.jpg</url></image><image id="2"><url>https://x/2.jpg</url></image></images></property>`;
const flat = `<property><id>2</id><price>500</price><currency>USD</currency><price_freq>month</price_freq><type>Apartment</type><town>Paynesville</town><beds>2</beds><desc>Near the road</desc></property>`;
const other = `<property><id>3</id><price>9</price><type>Land</type></property>`;

describe("a Kyero feed", () => {
  it.each([
    [
      "version 3",
      `<?xml version="1.0" encoding="UTF-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>`,
      "</root>",
    ],
    ["with the root kyero", "<kyero><feed_version>3</feed_version>", "</kyero>"],
  ])("%s is read as a table", async (_, start, end) => {
    const { columns, rows } = await read(start + villa + flat + other + end);
    const cells = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
    expect(cells[0]).toEqual({
      Reference: "KY-1",
      Kind: "buy",
      "Property type": "Villa",
      "Price or rent": "250000 EUR",
      Currency: "EUR",
      "Rent period": "",
      Neighbourhood: "Sinkor",
      City: "Monrovia",
      State: "Montserrado",
      Country: "Liberia",
      Latitude: "6.3",
      Longitude: "-10.7",
      Bedrooms: "4",
      Bathrooms: "3",
      "Area m2": "120",
      "Plot m2": "900",
      Amenities: "Garage, Pool",
      "New construction": "true",
      Description: "A villa & garden",
      Images: "https://x/1.jpg\nhttps://x/2.jpg",
      "Last updated": "2026-11-22 10:00:00",
    });
    expect(cells[1]).toMatchObject({ Reference: "2", Kind: "rent", "Price or rent": "500", "Rent period": "month" });
    expect(cells[1]).toMatchObject({ "Property type": "Apartment", Description: "Near the road" });
    expect(cells[2]).toMatchObject({ Kind: "", "Price or rent": "9" });
  });

  it("has columns whose fields are known", async () => {
    const { columns } = await read(`<root><kyero><feed_version>3</feed_version></kyero>${villa}${flat}</root>`);
    expect(columns.filter((column) => !fieldOfName(column))).toEqual(["Currency", "Plot m2"]);
  });

  it("without listings is rejected", async () => {
    await expect(read("<root><kyero><feed_version>3</feed_version></kyero></root>")).rejects.toThrow("has no listings");
  });
});

describe("JSON is read", () => {
  const home = { title: "Villa", city: "Kakata", price: 85000 };
  const table = tableOf("title,city,price; Villa,Kakata,85000");
  it.each<[string, unknown]>([
    ["as a list", [home]],
    ["inside data", { data: [home] }],
    ["inside other objects", { status: "ok", result: { total: 1, properties: [home] } }],
    ["beside a longer list", { agents: [{ x: 1 }, { x: 2 }], properties: [home] }],
    ["as a single listing", home],
    ["as a single listing inside data", { ok: true, data: home }],
    ["of an agency with more words", { name: "A", phone: "1", address: "x", state: "y", listings: [home] }],
    ["as rows", table],
    ["as rows inside an object", { range: "A1:C2", values: table }],
    [
      "with inner objects",
      [{ title: "Villa", address: { city: "Kakata" }, price: { amount: 85000, currency: "USD" } }],
    ],
  ])("%s", async (_, value) => {
    expect(await readJson(value)).toEqual(table);
  });

  it("with its words, numbers, lists and inner objects as cells", async () => {
    const villa = {
      ...{ title: "Villa", phone: "0886123456", mobile: 231886123456, new: false, sold: null },
      amenities: ["Well", "Garage"],
      images: [{ url: "https://x/1,2.jpg" }, { url: "https://x/2.jpg" }],
      ...{ agent: { name: "Mary", phone: "0770" }, rent: { amount: 500, currency: "LRD" } },
      size: { value: 120, unit: "m2" },
    };
    const [columns, ...rows] = await readJson([villa, { title: "Flat", city: "Kakata" }]);
    expect(columns?.join("|")).toBe(
      "title|phone|mobile|new|sold|amenities|images|agent name|agent phone|rent|size|city",
    );
    expect(rows.map((cells) => cells.join("|"))).toEqual([
      "Villa|0886123456|231886123456|false||Well, Garage|https://x/1,2.jpg\nhttps://x/2.jpg|Mary|0770|500 LRD|120 m2|",
      "Flat|||||||||||Kakata",
    ]);
  });

  it("as a listing with lists of its photos and rooms", async () => {
    const images = [{ name: "1.jpg", type: "image", title: "Front" }];
    expect(await readJson({ ...home, images, rooms: [] })).toEqual([
      ["title", "city", "price", "images", "rooms"],
      ["Villa", "Kakata", "85000", "1.jpg", ""],
    ]);
  });

  it("from GeoJSON with the position", async () => {
    const feature = {
      type: "Feature",
      geometry: { type: "Point", coordinates: [-10.7, 6.3] },
      properties: { title: "Villa", type: "House" },
    };
    expect(await readJson({ type: "FeatureCollection", features: [feature] })).toEqual([
      ["longitude", "latitude", "title", "type"],
      ["-10.7", "6.3", "Villa", "House"],
    ]);
  });

  it("from objects by their key", async () => {
    expect(await readJson({ "R-1": { title: "Villa", city: "Kakata" }, "R-2": { title: "Flat" } })).toEqual([
      ["key", "title", "city"],
      ["R-1", "Villa", "Kakata"],
      ["R-2", "Flat", ""],
    ]);
  });

  it("with an object in each line", async () => {
    const { rows } = await read('{"title":"Villa","city":"Kakata"}\r\n{"title":"Flat","city":"Ganta"}\n\n');
    expect(rows.map(String)).toEqual(["Villa,Kakata", "Flat,Ganta"]);
  });

  it("in UTF-16 and with a byte order mark", async () => {
    const text = '\ufeff[{"title":"Villa","city":"Kakata"}]';
    const utf16 = new Uint8Array(
      [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    );
    expect((await read(text)).rows).toEqual([["Villa", "Kakata"]]);
    expect((await read(utf16)).rows).toEqual([["Villa", "Kakata"]]);
  });
});

it("reads a table that begins with a bracket", async () => {
  expect((await read("[Ref],Title\n[1],Villa\n")).columns).toEqual(["[Ref]", "Title"]);
});

const bytesOf = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
/** The start of an old file of Office with a part of this name. */
const oldOffice = (part: string) =>
  bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...part].map((letter) => `${letter}\0`).join("")}`);

describe("a file is rejected with what to do", () => {
  it.each<[string, BlobPart, string]>([
    ["an empty file", "", "The file is empty. Choose another one"],
    ["a file of spaces", " \r\n ", "The file is empty"],
    ["a byte order mark alone", "\ufeff", "The file is empty"],
    ["a PDF", "%PDF-1.7 ...", "This is a PDF"],
    ["a PNG", bytesOf("\x89PNG\r\n\x1a\n"), "This is an image"],
    ["a JPEG", bytesOf("\xff\xd8\xff\xe0"), "This is an image"],
    ["a WebP image", bytesOf("RIFF\x01\x02\x03\x04WEBP"), "This is an image"],
    ["a photo of an iPhone", bytesOf("\0\0\0\x18ftypheic"), "This is a photo or a video"],
    ["a compressed file", bytesOf("\x1f\x8b\x08\0"), "This is a compressed file"],
    ["an old workbook", oldOffice("Workbook"), "This is an old Excel workbook (.xls)"],
    ["a workbook of Excel 4", bytesOf("\t\x04\x06\0\0\0"), "This is an old Excel workbook (.xls)"],
    ["a protected workbook", oldOffice("EncryptedPackage"), "protected by a password"],
    ["an old Word document", oldOffice("WordDocument"), "This is a Word document"],
    ["an RTF document", "{\\rtf1\\ansi Homes}", "This is a Word document"],
    ["a web archive", "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n<table>", "(.mht)"],
    [
      "a web archive of Chrome",
      "From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related;",
      "(.mht)",
    ],
    [
      "a BLM feed",
      "#HEADER#\nVersion : 3\nEOF : '^'\n#DEFINITION#\nAGENT_REF^~\n#DATA#\n1^~\n#END#",
      "This is a BLM feed",
    ],
    ["another XML feed", "<openimmo><anbieter/></openimmo>", "This is an XML feed (openimmo). Export the listings as"],
    ["an RSS feed", "<rss><channel/></rss>", "This is an XML feed (rss)"],
    ["damaged XML", '<?xml version="1.0"?><root><property></root>', "The XML is damaged"],
    ["XML with entities of its own", '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', "The XML is damaged"],
    ["a web page without a table", "<html><body><p>Please log in</p></body></html>", "This web page has no table"],
    ["the frame of a workbook", "<html><frameset><frame src='homes_files/sheet001.htm'></frameset></html>", "sheet001"],
    ["damaged JSON", '[{"title": "Villa", ', "The JSON is damaged"],
    ["JSON without a list", '{"error":"unauthorized"}', "The JSON has no list of listings"],
    ["an empty list", "[]", "The JSON has no list of listings"],
    [
      "JSON with too many columns",
      JSON.stringify([Object.fromEntries(Object.entries("x".repeat(501)))]),
      "500 columns",
    ],
    ["too many rows", `Title,City\n${"Villa,Kakata\n".repeat(50_001)}`, "more than 50,000 rows"],
    ["too many columns", `${"a,".repeat(501)}a\n${"b,".repeat(501)}b`, "more than 500 columns"],
    ["other bytes", bytesOf("\x01\x02\x03\0\0\0"), "This is neither a CSV file nor an Excel workbook"],
  ])("%s", async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});

it("reads a table with many empty columns and many equal names in linear time", async () => {
  const header = `Title,City,${"x,".repeat(400)}`;
  const { columns } = await read(`${header}${",".repeat(100_000)}\nVilla,Kakata\n`);
  expect(columns.slice(-2)).toEqual(["x (399)", "x (400)"]);
});
