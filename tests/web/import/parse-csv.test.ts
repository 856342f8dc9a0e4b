import { describe, expect, it } from "vitest";
import { csvLine } from "#contract/admin/csv.ts";
import { parseCsv } from "#web/admin/features/import/parse-csv.ts";

describe("parseCsv", () => {
  it("reads quoted cells and all line endings, and empty lines before the end", async () => {
    expect(await parseCsv('a,b,c\r\n1,"x ""y"", z\r\n2",\r\n\r\n"",2\n')).toEqual([
      ["a", "b", "c"],
      ["1", 'x "y", z\r\n2', ""],
      [""],
      ["", "2"],
    ]);
    expect(await parseCsv("a\r1\r2")).toEqual([["a"], ["1"], ["2"]]);
    expect(await parseCsv('a,5" pipe,')).toEqual([["a", '5" pipe', ""]]);
    expect(await parseCsv('""')).toEqual([]);
    expect(await parseCsv("")).toEqual([]);
  });

  it.each([
    ["a;b\n1;2,5", ["a", "b"], ["1", "2,5"]],
    ["a;b\n1", ["a", "b"], ["1"]],
    ['"a, with";"b; too"\n1;2', ["a, with", "b; too"], ["1", "2"]],
    ["sep=;\r\na;b", ["a", "b"]],
    ["a\tb\n1,2\t3", ["a", "b"], ["1,2", "3"]],
    ["a|b\n1,2|3", ["a", "b"], ["1,2", "3"]],
    ["sep=|\na|b;c", ["a", "b;c"]],
    ["Homes of November\na;b\n1;2", ["Homes of November"], ["a", "b"], ["1", "2"]],
    ["Homes, November\na\tb\n1\t2", ["Homes, November"], ["a", "b"], ["1", "2"]],
    ["Homes, November\r\ra;b\r1;2", ["Homes, November"], [""], ["a", "b"], ["1", "2"]],
    ["\r\na|b\r\n1|2\r\n", [""], ["a", "b"], ["1", "2"]],
    ["a;b\n1 Broad Street, Monrovia, Liberia;2", ["a", "b"], ["1 Broad Street, Monrovia, Liberia", "2"]],
  ])("detects the delimiter of %j", async (text, ...rows) => {
    expect(await parseCsv(text)).toEqual(rows);
  });

  it("names the line of a misplaced quotation mark, however long the file is", async () => {
    const message = (line: number) => `Line ${line} has a quotation mark`;
    await expect(parseCsv('a,b\n"two\nlines",2\n3,"never closed')).rejects.toThrow(message(4));
    await expect(parseCsv('a\n"closed" and more')).rejects.toThrow(message(2));
    await expect(parseCsv('sep=,\na\n"closed" and more')).rejects.toThrow(message(3));
    await expect(parseCsv(`a\n"${"x\n".repeat(1_000_000)}`)).rejects.toThrow(message(2));
    await expect(parseCsv(`a,b\r\n${'"x",y\r\n'.repeat(100_000)}"open`)).rejects.toThrow(message(100_002));
  });

  it("reads a file of many chunks, wherever a chunk ends", async () => {
    const cells = ["1", 'a "b"\r\nc', "d"];
    for (let offset = 0; offset < 12; offset += 1) {
      const header = `${"x".repeat(offset)},b,c`;
      const text = `${header}\r\n${'1,"a ""b""\r\nc","d"\r\n'.repeat(25_000)}`;
      const [head, ...rows] = await parseCsv(text);
      expect(head?.join()).toBe(header);
      expect(rows).toHaveLength(25_000);
      expect(rows.every((row) => row.join() === cells.join())).toBe(true);
    }
  });

  it("returns to the event loop while it reads a long file", async () => {
    let isFinished = false;
    let turns = 0;
    const parsing = parseCsv(`a,b\n${"1,2\n".repeat(500_000)}`).finally(() => {
      isFinished = true;
    });
    while (!isFinished) {
      await new Promise((resolve) => setTimeout(resolve));
      turns += 1;
    }
    expect(await parsing).toHaveLength(500_001);
    expect(turns).toBeGreaterThan(5);
  });

  it("reads what csvLine writes", async () => {
    const cells = ["plain", 'a "quote"', "line\nbreak", "comma, here", "=1+1", "'=x", "", " spaced "];
    expect(await parseCsv(csvLine(cells))).toEqual([[...cells.slice(0, 4), "'=1+1", "''=x", "", " spaced "]]);
  });
});
