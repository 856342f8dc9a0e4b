import { describe, expect, it } from "vitest";
import { csvLine } from "#shared/csv.ts";
import { readCsv } from "#web/admin/features/import/file/read-csv.ts";

describe("readCsv", () => {
  it("reads quoted cells and all line endings, and empty lines before the end", () => {
    expect(readCsv('a,b,c\r\n1,"x ""y"", z\r\n2",\r\n\r\n"",2\n')).toEqual([
      ["a", "b", "c"],
      ["1", 'x "y", z\r\n2', ""],
      [""],
      ["", "2"],
    ]);
    expect(readCsv("a\r1\r2")).toEqual([["a"], ["1"], ["2"]]);
    expect(readCsv('a,5" pipe,')).toEqual([["a", '5" pipe', ""]]);
    expect(readCsv('""')).toEqual([]);
    expect(readCsv("")).toEqual([]);
  });

  it.each([
    ["a;b\n1;2,5", ["a", "b"], ["1", "2,5"]],
    ["a;b\n1", ["a", "b"], ["1"]],
    ['"a, with";"b; too"\n1;2', ["a, with", "b; too"], ["1", "2"]],
    ["sep=;\r\na;b", ["a", "b"]],
    ["a\tb\n1,2\t3", ["a", "b"], ["1,2", "3"]],
    ["Homes of November\na;b\n1;2", ["Homes of November"], ["a", "b"], ["1", "2"]],
    ["Homes, November\na\tb\n1\t2", ["Homes, November"], ["a", "b"], ["1", "2"]],
    ["Homes, November\r\ra;b\r1;2", ["Homes, November"], [""], ["a", "b"], ["1", "2"]],
    ["\r\na;b\r\n1;2\r\n", [""], ["a", "b"], ["1", "2"]],
    ["a;b\n1 Broad Street, Monrovia, Liberia;2", ["a", "b"], ["1 Broad Street, Monrovia, Liberia", "2"]],
  ])("detects the delimiter of %j", (text, ...rows) => expect(readCsv(text)).toEqual(rows));

  it("names the line of a misplaced quotation mark, however long the file is", () => {
    const message = (line: number) => `Line ${line} has a quotation mark`;
    expect(() => readCsv('a,b\n"two\nlines",2\n3,"never closed')).toThrow(message(4));
    expect(() => readCsv('a\n"closed" and more')).toThrow(message(2));
    expect(() => readCsv('sep=,\na\n"closed" and more')).toThrow(message(3));
    expect(() => readCsv(`a\n"${"x\n".repeat(1_000_000)}`)).toThrow(message(2));
    expect(() => readCsv(`a,b\r\n${'"x",y\r\n'.repeat(100_000)}"open`)).toThrow(message(100_002));
  });

  it("reads what csvLine writes", () => {
    const cells = ["plain", 'a "quote"', "line\nbreak", "comma, here", "=1+1", "'=x", "", " spaced "];
    expect(readCsv(csvLine(cells))).toEqual([[...cells.slice(0, 4), "'=1+1", "''=x", "", " spaced "]]);
  });
});
