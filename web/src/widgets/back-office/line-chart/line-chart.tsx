import { Suspense, useState } from 'react';
import { axisMarks, spreadLabels } from '../../../lib/chart-scale';
import { i18n } from '../../../lib/i18n';
import { formatNumber } from '../../../lib/money';
import { ErrorNotice, recipeClasses, VisuallyHidden } from '../../../ui';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { lazyPart, renewFailedParts } from '../../../ui/lazy-part';
import type { ChartSeries } from './line-chart-plot';
import { lineChart } from './line-chart.recipe';

export interface LineChartProps {
  /** The name of the chart, and of its table for screen readers. */
  title: string;
  /** The ticks of the horizontal axis (months). */
  marks: readonly string[];
  /** The number of past and present ticks; the present one is drawn as unfinished, future ones are not. */
  until: number;
  /** The lines. */
  series: readonly ChartSeries[];
}

/** The height of a label with two lines, in per cent of the plot's height. */
const LABEL_GAP = 10;

/** The drawing's code is larger than the rest of the back-office: it loads where there is something to draw. */
const LineChartPlot = lazyPart(() => import('./line-chart-plot').then((file) => file.LineChartPlot));

/** Its code did not load; the values and the table are there nevertheless. */
function NotDrawn() {
  return (
    <ErrorNotice
      title={i18n.t('The chart could not be drawn.')}
      advice={i18n.t('Reload the page to try again.')}
    />
  );
}

/**
 * The lines of a year, each labelled at its end instead of in a legend. The pointer reads the values of any month.
 * Screen readers get a table.
 */
export function LineChart({ title, marks, until, series }: LineChartProps) {
  const styles = recipeClasses(lineChart);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = Math.max(1, Math.min(until, marks.length));
  const past = series.map((line) => ({ ...line, values: line.values.slice(0, shown) }));
  const steps = axisMarks(Math.max(...past.flatMap(({ values }) => values)));
  const at = Math.min(pointed ?? shown - 1, shown - 1);
  return (
    <figure className={styles.root} aria-label={title}>
      <h2 className={styles.title}>
        {title}
        {at !== shown - 1 && ` · ${marks[at]}`}
      </h2>
      <div aria-hidden>
        <Legend series={past} at={at} />
        <div className={styles.plot}>
          <ErrorBoundary fallback={() => <NotDrawn />} onError={renewFailedParts}>
            <Suspense fallback={null}>
              <LineChartPlot marks={marks} steps={steps} series={past} at={at} onPoint={setPointed} />
            </Suspense>
          </ErrorBoundary>
          <Labels series={past} at={at} left={at / (marks.length - 1)} top={steps.at(-1) ?? 1} />
        </div>
      </div>
      <Table title={title} marks={marks.slice(0, shown)} series={past} />
    </figure>
  );
}

/** A legend for phones, which have no space at the lines' ends. */
function Legend({ series, at }: { series: readonly ChartSeries[]; at: number }) {
  const styles = recipeClasses(lineChart);
  return (
    <ul className={styles.legend}>
      {series.map(({ name, look, values }) => (
        <li key={name} className={styles.key} data-look={look}>
          {name} {formatNumber(values[at] ?? 0)}
        </li>
      ))}
    </ul>
  );
}

interface LabelsProps {
  series: readonly ChartSeries[];
  at: number;
  /** The place of the month that is read, between 0 and 1. */
  left: number;
  /** The value at the plot's upper edge. */
  top: number;
}

/** The values of the month that is read, to the right of their points and never over each other. */
function Labels({ series, at, left, top }: LabelsProps) {
  const styles = recipeClasses(lineChart);
  const values = series.map((line) => line.values[at] ?? 0);
  const places = spreadLabels(
    values.map((value) => 100 - (value / top) * 100),
    LABEL_GAP,
  );
  return series.map(({ name, look }, index) => (
    <span
      key={name}
      className={styles.label}
      data-look={look}
      style={{ left: `${left * 100}%`, top: `${places[index]}%` }}
    >
      <span className={styles.amount}>{formatNumber(values[index] ?? 0)}</span>
      {name}
    </span>
  ));
}

function Table({ title, marks, series }: Pick<LineChartProps, 'title' | 'marks' | 'series'>) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('Month')}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marks.map((mark, index) => (
            <tr key={mark}>
              <th scope="row">{mark}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
