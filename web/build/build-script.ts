import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Returns a script that runs before main.tsx as one minified JavaScript statement, in syntax that older browsers know too.
 * @param file path below web/
 */
export async function buildScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2015",
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${file}`, import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const chunk = "output" in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${file} was not built`);
  return chunk.code.trim();
}
