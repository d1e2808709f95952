import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { blankDraft, draftOf, missingOf } from '../../../lib/product-draft';
import { courtNova } from '../../../testing/story-data';
import { ClearedNotice, MeanwhileNotice } from './form-notices';
import { ProductForm } from './product-form';
import { useStoryState } from '../../../testing/use-story-state';

function Kept(props: ComponentProps<typeof ProductForm>) {
  const [draft, setDraft] = useStoryState(props.draft);
  return (
    <>
      <ProductForm {...props} draft={draft} onChange={setDraft} />
      <p role="note">{missingOf(draft).join(', ')}</p>
    </>
  );
}

const saved = { ...courtNova, navbarImage: courtNova.adImage, version: 1 };

const meta = {
  title: 'Back-office/Product form',
  component: ProductForm,
  render: (args) => <Kept {...args} />,
  args: {
    id: 'form',
    draft: draftOf(saved),
    onChange: fn(),
    errors: {},
    uploads: {},
    upload: { picture: fn(), pictures: fn(), model: fn() },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProductForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colours are tabs with arrow keys. */
export const Default: Story = {
  tags: ['promised'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'đỏ cam' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'trắng ngà' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('trắng ngà'));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Price' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '21a90000');
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('2.190.000');
  },
};
export const Blank: Story = { tags: ['promised'], args: { draft: blankDraft() } };
export const Uploading: Story = {
  args: {
    uploads: {
      adImage: { previews: [courtNova.adImage] },
      navbarImage: { previews: [], error: 'Too large.' },
    },
  },
};
/** The server's messages stand at their fields, and the colour's tab is marked. */
export const Refused: Story = {
  tags: ['promised'],
  args: {
    errors: {
      name: 'Name is required.',
      'colors.1.colorHex': 'Color hex must look like #1b1b1f.',
      'colors.1.sizes.0.quantity': 'Quantity must be a whole number, 0 or more.',
    },
  },
};
/** Highlight and description in English, behind the second of two tabs that the arrow keys change. */
export const EnglishTexts: Story = {
  args: {
    draft: draftOf({
      ...saved,
      highLightEn: 'Soft leather, one-piece sole, easy all day',
      descEn: 'A rounded toe and fine-grained leather that fits from the first wear.',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tiếng Việt' }));
    await expect(canvas.getByRole('textbox', { name: 'Highlight' })).toHaveValue(saved.highLight);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'English highlight' })).toHaveValue(
      'Soft leather, one-piece sole, easy all day',
    );
  },
};
/** The tab of a text that was refused is marked while the other one is shown. */
export const RefusedTexts: Story = {
  args: { errors: { descEn: 'English description has a character that cannot be shown.' } },
};
export const Meanwhile: Story = {
  args: {
    children: (
      <MeanwhileNotice
        taken={['Price']}
        conflicts={[
          { field: 'highLight', theirs: 'Da mềm' },
          { field: 'price', theirs: '2190000' },
          { field: 'adImage', theirs: courtNova.adImage },
        ]}
        onTake={fn()}
      />
    ),
  },
};

export const Cleared: Story = {
  render: (args) => (
    <>
      <ClearedNotice text="Another name is another color: its pictures were cleared." onUndo={fn()} />
      <Kept {...args} />
    </>
  ),
};
