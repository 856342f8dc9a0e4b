import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Returns a script that runs apart from main.tsx, as one minified JavaScript statement.
 * @param file path below web/
 * @param options.target the syntax; by default one that older browsers know too
 * @param options.constants values of names in the file
 */
export async function buildScript(
  file: string,
  { target = "es2015", constants = {} }: { target?: string | string[]; constants?: Record<string, unknown> } = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target,
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
