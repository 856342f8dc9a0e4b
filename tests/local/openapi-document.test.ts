import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { createOpenApiDocument } from "#worker/http/openapi/openapi-document.ts";

it("describes the API without an error or a warning of a linter's recommended rules", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(createOpenApiDocument()),
    absoluteRef: "openapi.json",
    config: await createConfig({ extends: ["recommended"] }),
  });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
