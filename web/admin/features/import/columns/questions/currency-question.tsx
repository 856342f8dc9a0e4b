import { useState } from "react";
import { findCurrency, storedCurrency } from "#shared/listings/written-values/currencies.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { FileCurrencies } from "./find-currencies.ts";
import { markClass } from "./mark-class.ts";
import { localCurrency, RateField, rateId, readRate } from "./rate-field.tsx";

export const currencyQuestionId = "import-currency-question";

/** How the amounts of a file are converted. */
export interface MoneyPlan {
  currency?: string;
  rates?: Record<string, number>;
}

const getName = (code: string) => findCurrency(code)?.name ?? code;
const getSign = (code: string) => findCurrency(code)?.sign ?? code;
const listNames = (codes: readonly string[]) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(codes.map(getName));

/** Whether the rates of all currencies of a file are decided. */
export const isMoneyDecided = ({ foreign }: FileCurrencies, { rates = {} }: MoneyPlan): boolean =>
  foreign.every((code) => code in rates);

interface CurrencyQuestionProps {
  currencies: FileCurrencies;
  plan: MoneyPlan;
  /** Whether the user tried to go on without the answer. */
  isMarked: boolean;
  onDecide: (plan: MoneyPlan) => void;
}

/** Asked once if prices are not in US dollars: they are converted at a rate that a person sees and can change. */
export function CurrencyQuestion({ currencies, plan, isMarked, onDecide }: CurrencyQuestionProps) {
  const { foreign, areAll, unnamed, isUnclear } = currencies;
  const ownRate = useSite().exchange_rate?.lrd_per_usd;
  const [typed, setTyped] = useState<Record<string, string>>(() => getTexts(plan, ownRate));
  const [others, setOthers] = useState("");
  const [isTried, setIsTried] = useState(false);
  if (foreign.length === 0) return null;
  if (isMoneyDecided(currencies, plan))
    return <DecidedMoney foreign={foreign} plan={plan} onChange={() => onDecide({})} />;
  const convert = () => {
    setIsTried(true);
    const read = foreign.map((code) => ({ code, number: readRate(code, typed[code] ?? "").number }));
    const rates = Object.fromEntries(
      read.flatMap(({ code, number }) => (number === undefined ? [] : [[code, number]])),
    );
    const open = foreign.find((code) => !(code in rates));
    if (open) document.getElementById(rateId(open))?.focus();
    else if (isUnclear && !others) document.getElementById(othersId)?.focus();
    else onDecide({ rates, ...((unnamed ?? others) && { currency: unnamed ?? others }) });
  };
  const asDollars = () => onDecide({ rates: Object.fromEntries(foreign.map((code) => [code, 1])) });
  return (
    <Notice tone="warn" icon="warn" title={`${areAll ? "The prices are" : "Some prices are"} in ${listNames(foreign)}`}>
      <fieldset id={currencyQuestionId} tabIndex={-1} className={classNames("mt-2 grid gap-2", isMarked && markClass)}>
        <legend className="sr-only">Currency of the prices</legend>
        {foreign.map((code) => (
          <RateField
            key={code}
            code={code}
            text={typed[code] ?? ""}
            isTried={isTried}
            onChange={(text) => setTyped({ ...typed, [code]: text })}
          />
        ))}
        {isUnclear && (
          <Field
            id={othersId}
            label="Prices without a currency are in"
            error={isTried && !others ? "Choose one" : undefined}
          >
            <Select
              id={othersId}
              value={others}
              aria-invalid={(isTried && !others) || undefined}
              aria-describedby={isTried && !others ? `${othersId}-error` : undefined}
              onChange={({ currentTarget }) => setOthers(currentTarget.value)}
            >
              <option value="">Choose</option>
              {[storedCurrency, ...foreign].map((code) => (
                <option key={code} value={code}>
                  {getName(code)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={convert}>Convert</Button>
          <Button look="outline" onClick={asDollars}>
            They are US dollars
          </Button>
        </div>
      </fieldset>
    </Notice>
  );
}

const othersId = "import-other-currency";

function getTexts({ rates }: MoneyPlan, ownRate: number | undefined): Record<string, string> {
  const texts = Object.entries(rates ?? {}).map(([code, rate]) => [code, String(rate)]);
  return { ...(ownRate !== undefined && { [localCurrency]: String(ownRate) }), ...Object.fromEntries(texts) };
}

interface DecidedMoneyProps {
  foreign: readonly string[];
  plan: MoneyPlan;
  onChange: () => void;
}

function DecidedMoney({ foreign, plan: { rates = {} }, onChange }: DecidedMoneyProps) {
  const converted = foreign.filter((code) => rates[code] !== 1);
  const title =
    converted.length === 0
      ? "The prices are read as US dollars"
      : `Prices are converted at ${converted.map((code) => `${getSign(code)} ${rates[code]}`).join(", ")} per US$ 1`;
  return (
    <Notice
      tone="good"
      title={title}
      action={
        <Button look="quiet" onClick={onChange}>
          Change
        </Button>
      }
    />
  );
}
