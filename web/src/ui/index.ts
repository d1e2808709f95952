/**
 * The component library: everything a screen is made of that knows no domain.
 *
 * Links: components take an `href` and nothing else; `LinkProvider` says once which component follows it
 * (the app gives its router's link, Storybook and tests nothing, so that it is a plain `<a>`).
 */
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button';
export { DefinitionList, type Definition, type DefinitionListProps } from './definition-list';
export { FieldError, FieldGroup, type FieldGroupProps } from './field';
export { IconButton, type IconButtonProps } from './icon-button';
export { PageFrame, SectionStack, SplitPage, TwoColumns, type TwoColumnsProps } from './layout';
export { Link, LinkProvider, TextLink, type LinkProps, type LinkProviderProps } from './link';
export { EmptyState, ErrorNotice, type EmptyStateProps, type ErrorNoticeProps } from './notices';
export { OptionRow, type OptionRowProps } from './option-row';
export { Drawer, Modal, type DrawerProps, type ModalProps } from './overlay';
export { Pager, type PagerProps } from './pager';
export { PictureRadios, type PictureRadio, type PictureRadiosProps } from './picture-radios';
export { Price, type PriceProps } from './price';
export { RadioCells, type RadioCell, type RadioCellsProps } from './radio-cells';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { Shake, type ShakeProps } from './shake';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Spinner, type SpinnerProps } from './spinner';
export { StatusButton, type ActionStatus, type StatusButtonProps } from './status-button';
export { StatusDot, type StatusTone } from './status-dot';
export { Stepper, type StepperProps } from './stepper';
export { PasswordField, TextField, type PasswordFieldProps, type TextFieldProps } from './text-field';
export { TilePicture, type TilePictureProps } from './tile-picture';
export { PageTitle, SectionTitle, type PageTitleProps, type SectionTitleProps } from './titles';
export { useStyles } from './use-styles';
export { VisuallyHidden } from './visually-hidden';
