import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { queryRows } from "./storage/rows.ts";

const all = async (query: string) => await queryRows(query);

/** Recomputes the search index and the image columns of all properties and compares them. */
export async function expectDerivedDataToMatch() {
  const found = (match: string) => all(`SELECT rowid AS n FROM property_search WHERE property_search MATCH '${match}'`);
  const stored = await all("SELECT n, words, internal FROM property_search_words");
  const expectFound = async (column: "words" | "internal", word: string) => {
    const having = stored.filter((row) => ` ${row[column]} `.includes(` ${word} `)).map(({ n }) => n);
    expect(
      (await found(`{${column}} : "${word}"`)).map(({ n }) => n),
      `${column} ${word}`,
    ).toEqual(having);
  };
  expect(await all("SELECT rowid AS n FROM property_search")).toEqual(stored.map(({ n }) => ({ n })));
  const words = new Set(stored.flatMap((row) => String(row.words).trim().split(" ")));
  for (const word of [...words].filter((each) => /^[a-z0-9_]+$/.test(each))) await expectFound("words", word);
  const ends = new Set(stored.flatMap((row) => String(row.internal).match(/_phone_\d{9}(?= |$)/g) ?? []));
  for (const end of ends) await expectFound("internal", end);

  for (const row of await all(
    "SELECT p.images, (SELECT json_group_array(id ORDER BY position) FROM images WHERE property_n = n) AS ids FROM properties AS p",
  )) {
    const ids = (JSON.parse(row.images as string) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(JSON.parse(row.ids as string));
  }
}

/** Expects a stored file for every image in the database. */
export async function expectEveryImageStored() {
  for (const { key } of await all("SELECT key FROM images UNION SELECT key FROM uploads")) {
    expect(await env.IMAGES.head(key as string), key as string).not.toBeNull();
  }
}
