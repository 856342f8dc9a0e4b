import { it } from "vitest";
import { expectEqualHistories } from "#tests/support/catalogue/random-histories.ts";

it("changes equal the whole catalogue in 2,000 random histories", () => expectEqualHistories(2000), 300_000);
