/**
 * The component library: everything a screen is made of that knows no domain.
 *
 * Links: components take an `href` and nothing else; `LinkProvider` says once which component follows it
 * (the app gives its router's link, Storybook and tests nothing, so that it is a plain `<a>`).
 */
export { Button, ButtonLink } from './button';
export { DefinitionList } from './definition-list';
export { FieldError, FieldGroup } from './field';
export { IconButton } from './icon-button';
export { Link, LinkProvider, TextLink } from './link';
export { EmptyState, ErrorNotice } from './notices';
export { OptionRow } from './option-row';
export { Drawer, Modal } from './overlay';
export { Pager } from './pager';
export { PictureRadios } from './picture-radios';
export { Price } from './price';
export { RadioCells } from './radio-cells';
export { SelectField } from './select-field';
export { Shake } from './shake';
export { Skeleton } from './skeleton';
export { Spinner } from './spinner';
export { StatusButton, type ActionStatus } from './status-button';
export { StatusDot, type StatusTone } from './status-dot';
export { Stepper } from './stepper';
export { PasswordField, TextField } from './text-field';
export { TilePicture } from './tile-picture';
export { PageTitle, SectionTitle } from './titles';
export { useStyles } from './use-styles';
export { VisuallyHidden } from './visually-hidden';
