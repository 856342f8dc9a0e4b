import { describe, expect, it } from "vitest";
import { readReference, referenceSpellings, toStoredReference } from "#shared/listings/reference.ts";
import { toSearchTerms } from "#shared/listings/search-words.ts";
import { findReferences } from "#worker/flows/verify/find-references.ts";

const spellings =
  `MH-1062|mh-1062|Mh-1062|MH1062|mh1062|MH 1062|mh  1062|MH–1062|MH—1062|MH‑1062|MH−1062|MH\u00a01062|MH_1062|MH.1062|MH/1062
MH:1062|MH#1062|M.H. 1062|M H 1062|MH - 1062|MH-1062.|MH-1062?!|(MH-1062)|"MH-1062"|“MH-1062”|[MH-1062]|*MH-1062*|#MH-1062|Ref: MH-1062|ref MH1062
Reference MH-1062|REF. NO. MH-1062|Listing MH-1062|house mh 1062|MH\u200b-1062|M\u00adH-1062|ＭＨ－１０６２|MH-١٠٦٢|  MH-1062\n|Code: mh_1062`.split(
    /[|\n]/,
  );

describe("a reference that the server made", () => {
  it.each(spellings.filter((text) => text.trim()))("%j is MH-1062", (typed) => {
    expect([readReference(typed), referenceSpellings(typed).includes("MH-1062")]).toEqual(["MH-1062", true]);
    expect(toSearchTerms(typed).terms).toEqual(toSearchTerms("MH-1062").terms);
  });

  it.each(["1062", "#1062", "Ref: 1062", "home no. 1062"])("%j may be MH-1062, and stays as it is in a file", (typed) =>
    expect([referenceSpellings(typed).includes("MH-1062"), toStoredReference(typed)]).toEqual([true, typed]),
  );

  it.each(["", "hello", "MH", "XMH-1062", "MH-1062a", "MH-106 2 rooms", "1062 rooms", "MH-10621062106", "OMH 1062"])(
    "%j is none",
    (typed) =>
      expect([readReference(typed), referenceSpellings(typed).includes("MH-1062")]).toEqual([undefined, false]),
  );
});

it("a reference of another form is tried as it is, in capitals and with its signs", () => {
  expect(referenceSpellings("hv 12")).toEqual(["hv 12", "HV 12", "HV-12", "HV12"]);
  expect(referenceSpellings("Villa/7")).toEqual(["Villa/7", "VILLA/7"]);
});

it.each([
  ["Is mh 1062 still free?", ["mh 1062"]],
  ["MH-1062, MH 1063 and (mh1064)", ["MH-1062", "MH 1063", "mh1064"]],
  ["Your ref is HV-12", []],
  ["Ref: HV-12 please", ["HV-12"]],
  ["About home 1062: is it free?", ["1062"]],
  ["Send $1062 by 2026", []],
  ["Ref 0777 999 888", []],
])("in %j are %j", (text, found) => expect(findReferences(text).map((one) => one.text)).toEqual(found));
