/** Prints figures with their targets and records whether one was exceeded. */
export interface Report {
  heading(text: string): void;
  /** `ok` is undefined for a figure without a budget or with noisy timings. */
  line(name: string, figures: string[], target: string, ok?: boolean): void;
  failed(): boolean;
}

export function createReport(): Report {
  let broken = false;
  return {
    heading: (text) => console.log(`\n${text}`),
    line(name, figures, target, ok) {
      if (ok === false) broken = true;
      const mark = ok === undefined ? " " : ok ? "✓" : "✗";
      console.log(
        `${mark} ${name.padEnd(44)} ${figures.map((figure) => figure.padStart(12)).join(" ")}   target ${target}`,
      );
    },
    failed: () => broken,
  };
}
