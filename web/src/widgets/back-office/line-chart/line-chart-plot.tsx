import { Chart, useChart } from '@chakra-ui/charts';
import { CartesianGrid, Line, LineChart, ReferenceDot, ReferenceLine, XAxis, YAxis } from 'recharts';
import type { BaseTickContentProps, MouseHandlerDataParam } from 'recharts';
import { formatNumber } from '../../../lib/money';
import { Chakra } from '../../../theme/chakra';
import { recipeClasses } from '../../../ui';
import { lineChart } from './line-chart.recipe';

export interface ChartSeries {
  name: string;
  /** One value for each tick of the horizontal axis. */
  values: readonly number[];
  look: 'ink' | 'green' | 'muted';
}

export interface LineChartPlotProps {
  /** The ticks of the horizontal axis. */
  marks: readonly string[];
  /** The ticks of the vertical axis. */
  steps: readonly number[];
  /** The lines, each as long as it is drawn. */
  series: readonly ChartSeries[];
  /** The tick that is read. */
  at: number;
  /** Called with the drawn tick nearest to the pointer, and with null when the pointer leaves. */
  onPoint: (tick: number | null) => void;
}

/** Axes, lines, broken up in the month that still runs, and the month that is read. It fills its container; the axes' texts stand around that. */
export function LineChartPlot(props: LineChartPlotProps) {
  return (
    <Chakra>
      <Plot {...props} />
    </Chakra>
  );
}

function Plot({ marks, steps, series, at, onPoint }: LineChartPlotProps) {
  const styles = recipeClasses(lineChart);
  const { chart, length } = useRows(series);
  const last = steps.at(-1) ?? 1;
  const reading = series.map(({ name, look, values }) => ({ name, look, value: values[at] ?? 0 }));
  const point = ({ activeTooltipIndex: tick }: MouseHandlerDataParam) =>
    onPoint(tick == null ? null : Number(tick));
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="full">
      <LineChart
        responsive
        data={chart.data}
        margin={NO_MARGIN}
        accessibilityLayer={false}
        throttledEvents={[]}
        onMouseMove={point}
        onMouseLeave={() => onPoint(null)}
        onTouchMove={point}
        onTouchEnd={() => onPoint(null)}
      >
        <CartesianGrid className={styles.grid} vertical={false} syncWithTicks />
        <XAxis
          {...BARE_AXIS}
          dataKey={chart.key('tick')}
          domain={[0, marks.length - 1]}
          ticks={marks.map((_, tick) => tick)}
          tick={({ x, y, payload, index }: BaseTickContentProps) => (
            <text className={styles.month} x={x} y={y} data-second={index % 2 === 1 || undefined}>
              {marks[payload.value as number]}
            </text>
          )}
        />
        <YAxis
          {...BARE_AXIS}
          domain={[0, last]}
          ticks={steps}
          tick={({ x, y, payload }: BaseTickContentProps) => (
            <text className={styles.tick} x={x} y={y}>
              {formatNumber(payload.value as number)}
            </text>
          )}
        />
        {reading.map(({ name, look }) => (
          <Line
            key={name}
            className={styles.line}
            data-look={look}
            dataKey={chart.key(name)}
            type="linear"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
        {length > 1 &&
          reading.map(({ name }) => (
            <Line
              key={name}
              className={styles.running}
              dataKey={(row: Record<string, number | undefined>) =>
                (row.tick ?? 0) >= length - 2 ? row[name] : undefined
              }
              type="linear"
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          ))}
        <ReferenceLine className={styles.guide} x={at} />
        {reading.map(({ name, look, value }) => (
          <ReferenceDot key={name} className={styles.dot} data-look={look} x={at} y={value} />
        ))}
      </LineChart>
    </Chart.Root>
  );
}

/** A row for each tick, with a column for each line. */
function useRows(series: readonly ChartSeries[]) {
  const length = Math.max(...series.map(({ values }) => values.length));
  const chart = useChart<Record<string, number | undefined>>({
    data: Array.from({ length }, (_, tick) => ({
      tick,
      ...Object.fromEntries(series.map(({ name, values }) => [name, values[tick]])),
    })),
    series: series.map(({ name }) => ({ name })),
  });
  return { chart, length };
}

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };

/** An axis of numbers that takes no room and has texts only, all of them. */
const BARE_AXIS = {
  type: 'number',
  mirror: true,
  interval: 0,
  axisLine: false,
  tickLine: false,
  tickSize: 0,
  tickMargin: 0,
} as const;
