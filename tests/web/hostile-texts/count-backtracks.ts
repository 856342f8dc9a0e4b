import { setFlagsFromString } from "node:v8";

/** Above this number the count stops. */
const mostCounted = 2 ** 22;

type CreateLimited = (source: string, flags: string, limit: number) => RegExp;

/** Creates an expression that V8 gives up after a number of backtracks, as its own tests do. */
function prepareLimited(): CreateLimited {
  setFlagsFromString("--allow-natives-syntax");
  return new Function(
    "source",
    "flags",
    "limit",
    "return %NewRegExpWithBacktrackLimit(source, flags, limit)",
  ) as CreateLimited;
}
const createLimited = prepareLimited();

/** The limited forms of each expression, by `/source/flags`: the first has the lowest limit. */
const limitedForms = new Map<string, RegExp[]>();

const part =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|[^\\[\]()*+?{}|^$]|\)/gsu;

/** Adds an empty group to each repeated part. V8 does not count the backtracks of loops without groups. */
function withGroups(source: string): string {
  return source.replace(part, (found, at: number) => {
    if (!/^(?:[*+?]|\{\d)/.test(source.slice(at + found.length, at + found.length + 2))) return found;
    return found === ")" ? "())" : `(?:${found}())`;
  });
}

function findLimited(expression: RegExp, at: number, limit: number): RegExp {
  const { source, flags, sticky } = expression;
  const name = `${flags}/${source}`;
  const forms = limitedForms.get(name) ?? [];
  limitedForms.set(name, forms);
  // It matches in any case, so that only the limit makes it fail.
  forms[at] ??= createLimited(
    `${sticky ? "" : "[^]*?"}(?:${withGroups(source)})|`,
    `${flags.replace(/[gy]/g, "")}y`,
    limit,
  );
  return forms[at];
}

/** Returns the steps of one search, as the power of four above the number of its backtracks. */
function countSteps(expression: RegExp, text: string): number {
  const { sticky, global, lastIndex } = expression;
  for (let at = 0, limit = 16; limit < mostCounted; at += 1, limit *= 4) {
    const limited = findLimited(expression, at, limit);
    limited.lastIndex = sticky || global ? lastIndex : 0;
    if (originalExec.call(limited, text) !== null) return limit;
  }
  return mostCounted;
}

const originalExec = RegExp.prototype.exec;

export interface CountedSearches {
  backtracks: number;
  /** The expression with the most of them. */
  worst: string;
}

/** Runs an action and counts the backtracks of all its regular expressions: V8 searches by `exec` in every method of texts. */
export async function countBacktracks(action: () => unknown): Promise<CountedSearches> {
  const counts = new Map<string, number>();
  let isCounting = false;
  RegExp.prototype.exec = function exec(text) {
    if (!isCounting) {
      isCounting = true;
      try {
        const name = `/${this.source}/${this.flags}`;
        counts.set(name, (counts.get(name) ?? 0) + countSteps(this, String(text)));
      } finally {
        isCounting = false;
      }
    }
    return originalExec.call(this, text);
  };
  try {
    await action();
  } finally {
    RegExp.prototype.exec = originalExec;
  }
  const [worst = "", most = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { backtracks: most, worst };
}
