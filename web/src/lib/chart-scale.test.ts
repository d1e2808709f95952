import { axisMarks, spreadLabels } from './chart-scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [5, [0, 2, 4, 6]],
  [33, [0, 10, 20, 30, 40]],
  [281, [0, 100, 200, 300]],
  [400, [0, 100, 200, 300, 400]],
  [4001, [0, 2000, 4000, 6000]],
])('the marks for %d', (highest, marks) => {
  expect(axisMarks(highest)).toEqual(marks);
});

test('labels with room stay where they are', () => {
  expect(spreadLabels([10, 40, 90], 10)).toEqual([10, 40, 90]);
});

test('labels too near are moved apart and keep their order', () => {
  expect(spreadLabels([50, 50, 50], 10)).toEqual([50, 60, 70]);
  expect(spreadLabels([99, 97, 98], 10)).toEqual([95, 75, 85]);
});
