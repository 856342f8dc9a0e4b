import { useMemo, useState } from "react";
import { ignoredColumn } from "#contract/admin/import-fields.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import { checkColumns } from "../import-store.ts";
import { NextStepBar } from "../next-step-bar.tsx";
import { type ColumnField, fieldLabel } from "./column-fields.ts";
import type { ColumnPlan } from "./column-layouts.ts";
import { MissingFields, PublishedPrivateColumns } from "./column-notices.tsx";
import { ColumnHeads, ColumnRow } from "./column-row.tsx";
import { missingFields } from "./default-fields.ts";
import { DefaultValues } from "./default-values.tsx";
import {
  CurrencyQuestion,
  currencyQuestionId,
  isMoneyDecided,
  type MoneyPlan,
} from "./questions/currency-question.tsx";
import { findCurrencies } from "./questions/find-currencies.ts";
import { type FileKind, findKind, needsKind, withAmount } from "./questions/find-kind.ts";
import { KindQuestion, kindQuestionId } from "./questions/kind-question.tsx";

/** Step 2: what each column is, what to use for empty cells, and what the file does not say. */
export function ColumnsStep({ spreadsheet, plan }: { spreadsheet: Spreadsheet; plan: ColumnPlan }) {
  const [fields, setFields] = useState(plan.fields);
  const setField = (index: number, field: ColumnField) =>
    setFields(fields.map((current, at) => (at === index ? field : current)));
  const [defaults, setDefaults] = useState(plan.defaults);
  const [isKindMixed, setIsKindMixed] = useState(plan.isKindMixed === true);
  const [money, setMoney] = useState<MoneyPlan>({
    ...(plan.currency && { currency: plan.currency }),
    ...(plan.rates && { rates: plan.rates }),
  });
  // A kind among the values for empty cells is an answer, not what the file says.
  const [saysKind] = useState(() => findKind(plan.fields, spreadsheet) !== undefined);
  const currencies = useMemo(() => findCurrencies(fields, spreadsheet, plan.units), [fields, spreadsheet, plan.units]);
  const asksKind = !saysKind && needsKind(fields);
  const kind = isKindMixed ? "rows" : defaults.kind === "buy" || defaults.kind === "rent" ? defaults.kind : undefined;
  const missing = missingFields(fields, defaults).filter((field) => field !== "kind" || !asksKind);
  /** Whether the user tried to go on. */
  const [isTried, setIsTried] = useState(false);
  const repeated = fields.filter((field, index) => field !== "" && fields.indexOf(field) < index);

  const answerKind = (answer: FileKind) => {
    const { kind: _, ...others } = defaults;
    setIsKindMixed(answer === "rows");
    setDefaults(answer === "rows" ? others : { ...others, kind: answer });
    setFields(withAmount(fields, spreadsheet.columns));
  };
  const openQuestion =
    (asksKind && !kind && kindQuestionId) || (!isMoneyDecided(currencies, money) && currencyQuestionId);
  const marked = isTried && openQuestion;
  const check = () => {
    setIsTried(true);
    if (openQuestion) document.getElementById(openQuestion)?.focus();
    else
      checkColumns({
        fields,
        defaults,
        ...(plan.units && { units: plan.units }),
        ...(isKindMixed && { isKindMixed }),
        ...(currencies.foreign.length > 0 && money),
      });
  };
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <h3>Columns of your file</h3>
      <p className="text-1 text-ink2">
        Check what each column is. Visitors see what is marked Public. Your choice is remembered for files with the same
        columns.
      </p>
      <div className="mt-3 grid max-w-[65ch] gap-3 empty:mt-0" aria-live="polite">
        {asksKind && <KindQuestion answer={kind} isMarked={marked === kindQuestionId} onAnswer={answerKind} />}
        <CurrencyQuestion
          currencies={currencies}
          plan={money}
          isMarked={marked === currencyQuestionId}
          onDecide={setMoney}
        />
        <PublishedPrivateColumns
          columns={spreadsheet.columns}
          fields={fields}
          onLeaveOut={(index) => {
            setField(index, ignoredColumn);
            document.getElementById(`import-column-${index}`)?.focus();
          }}
        />
        <MissingFields
          missing={missing}
          ignored={spreadsheet.columns.flatMap((column, index) =>
            fields[index] === ignoredColumn && hasCells(spreadsheet, index) ? [{ column, index }] : [],
          )}
          onUse={(index, field) => {
            setField(index, field);
            // The pressed button disappears with the notice.
            document.getElementById(`import-column-${index}`)?.focus();
          }}
        />
        {repeated.length > 0 && (
          <Notice tone="warn" icon="warn" title={`Two columns are: ${repeated.map(fieldLabel).join(", ")}`}>
            <p>The first one that is not empty is used.</p>
          </Notice>
        )}
      </div>
      <ColumnHeads />
      <ul className="mt-2 border-t border-line">
        {spreadsheet.columns.map((column, index) => (
          <ColumnRow
            key={column}
            spreadsheet={spreadsheet}
            index={index}
            field={fields[index] ?? ignoredColumn}
            onChange={(field) => setField(index, field)}
          />
        ))}
      </ul>
      <DefaultValues fields={fields} defaults={defaults} onChange={setDefaults} />
      <NextStepBar>
        {marked && (
          <p role="alert" className="w-full text-1 font-bold text-bad">
            {`Not checked yet. Say first ${openQuestionTexts[marked]}.`}
          </p>
        )}
        <Button type="submit">{`Check ${formatCount(spreadsheet.rows.length, "row")}`}</Button>
      </NextStepBar>
    </form>
  );
}

const openQuestionTexts = {
  [kindQuestionId]: "whether the homes are for sale or for rent",
  [currencyQuestionId]: "how the prices are converted",
};

const hasCells = ({ rows }: Spreadsheet, index: number) => rows.some((cells) => cells[index]?.trim());
