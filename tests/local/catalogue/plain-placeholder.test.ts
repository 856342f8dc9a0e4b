import { thumbHashToAverageRGBA, thumbHashToRGBA } from "thumbhash";
import { expect, it } from "vitest";
import { plainPlaceholder } from "#worker/modules/properties/catalogue/plain-placeholder.ts";

const bytesOf = (base64: string) => Buffer.from(base64, "base64");

it.each(["1QcSHQRnh493V4dIh4eXh1h4kJUI", "3OcRJYB4d3h/iIeHeEh3eIhw+j3A"])(
  "of %s is its average colour",
  (thumbhash) => {
    const plain = bytesOf(plainPlaceholder(thumbhash));
    expect(thumbHashToAverageRGBA(plain)).toEqual(thumbHashToAverageRGBA(bytesOf(thumbhash)));
    const { w, h, rgba } = thumbHashToRGBA(plain);
    const pixels = Array.from({ length: w * h }, (_, at) => String(rgba.slice(4 * at, 4 * at + 4)));
    expect(new Set(pixels).size).toBe(1);
  },
);

it("of a text that is no thumbhash does not fail", () => expect(plainPlaceholder("AAAAA")).toBe("AAAABwA="));
