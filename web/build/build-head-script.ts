import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Returns web/head-script.ts as one minified JavaScript statement, in syntax that browsers without the script know too. */
export async function buildHeadScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2015",
      rolldownOptions: {
        input: fileURLToPath(new URL("../head-script.ts", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const chunk = "output" in result ? result.output[0] : undefined;
  if (!chunk) throw new Error("The head script was not built");
  return chunk.code.trim();
}
