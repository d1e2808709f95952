import { chakra } from '@chakra-ui/react';
import { type PointerEvent, useState } from 'react';
import { axisMarks, spreadLabels } from '../../lib/chart-scale';
import { formatNumber } from '../../lib/money';
import { lineChart } from '../../theme/recipes/back-office-chart';
import { useRecipeStyles } from '../../ui';

export interface ChartSeries {
  name: string;
  /** One value for each tick of the horizontal axis. */
  values: readonly number[];
  look: 'ink' | 'green' | 'muted';
}

export interface LineChartProps {
  /** The name of the chart, and of its table for screen readers. */
  title: string;
  /** The ticks of the horizontal axis (months). */
  marks: readonly string[];
  /** The number of past and present ticks; future ones are not drawn. */
  until: number;
  /** The lines. */
  series: readonly ChartSeries[];
}

/** The height of a label with two lines, in per cent of the plot's height. */
const LABEL_GAP = 10;

/**
 * The lines of a year, each labelled at its end instead of in a legend. The pointer reads the values of any month.
 * Screen readers get a table.
 */
export function LineChart({ title, marks, until, series }: LineChartProps) {
  const styles = useRecipeStyles(lineChart);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = Math.max(1, Math.min(until, marks.length));
  const steps = axisMarks(Math.max(...series.flatMap(({ values }) => values.slice(0, shown))));
  const x = (index: number): number => (index / (marks.length - 1)) * 100;
  const y = (value: number): number => 100 - (value / (steps.at(-1) ?? 1)) * 100;
  const at = Math.min(pointed ?? shown - 1, shown - 1);
  const point = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.round(((event.clientX - box.left) / box.width) * (marks.length - 1))));
  };
  return (
    <figure className={styles.root} aria-label={title}>
      <h2 className={styles.title}>
        {title}
        {pointed !== null && at !== shown - 1 && ` · ${marks[at]}`}
      </h2>
      <div aria-hidden>
        <Legend series={series} at={at} />
        <div className={styles.plot}>
          <Axes steps={steps} marks={marks} x={x} y={y} />
          <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
            {series.map(({ name, values, look }) => (
              <polyline
                key={name}
                className={styles.line}
                data-look={look}
                points={values
                  .slice(0, shown)
                  .map((value, index) => `${x(index)},${y(value)}`)
                  .join(' ')}
              />
            ))}
          </svg>
          <Reading series={series} at={at} left={x(at)} y={y} />
          <div className={styles.catcher} onPointerMove={point} onPointerLeave={() => setPointed(null)} />
        </div>
      </div>
      <Table title={title} marks={marks.slice(0, shown)} series={series} />
    </figure>
  );
}

/** A legend for phones, which have no space at the lines' ends. */
function Legend({ series, at }: { series: readonly ChartSeries[]; at: number }) {
  const styles = useRecipeStyles(lineChart);
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

interface AxesProps {
  steps: readonly number[];
  marks: readonly string[];
  x: (index: number) => number;
  y: (value: number) => number;
}

function Axes({ steps, marks, x, y }: AxesProps) {
  const styles = useRecipeStyles(lineChart);
  return (
    <>
      {steps.map((step) => (
        <div key={step} className={styles.grid} style={{ top: `${y(step)}%` }}>
          <span className={styles.tick}>{formatNumber(step)}</span>
        </div>
      ))}
      {marks.map((mark, index) => (
        <span
          key={mark}
          className={styles.month}
          style={{ left: `${x(index)}%` }}
          data-second={index % 2 === 1 || undefined}
        >
          {mark}
        </span>
      ))}
    </>
  );
}

interface ReadingProps {
  series: readonly ChartSeries[];
  at: number;
  left: number;
  y: (value: number) => number;
}

/** The vertical guide, a point on each line, and the values. */
function Reading({ series, at, left, y }: ReadingProps) {
  const styles = useRecipeStyles(lineChart);
  const heights = series.map(({ values }) => y(values[at] ?? 0));
  const places = spreadLabels(heights, LABEL_GAP);
  return (
    <>
      <div className={styles.guide} style={{ left: `${left}%` }} />
      {series.map(({ name, values, look }, index) => (
        <div key={name}>
          <span
            className={styles.dot}
            data-look={look}
            style={{ left: `${left}%`, top: `${heights[index]}%` }}
          />
          <span
            className={styles.label}
            data-look={look}
            style={{ left: `${left}%`, top: `${places[index]}%` }}
          >
            <span className={styles.amount}>{formatNumber(values[at] ?? 0)}</span>
            {name}
          </span>
        </div>
      ))}
    </>
  );
}

function Table({ title, marks, series }: Pick<LineChartProps, 'title' | 'marks' | 'series'>) {
  return (
    <chakra.div srOnly>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
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
    </chakra.div>
  );
}
