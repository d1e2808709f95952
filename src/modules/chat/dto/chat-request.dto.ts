import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { HasLines, IfGiven } from '../../../http/dto-fields';
import { tidyText } from '../../../common/text';
import { withMessage } from '../../../http/errors/with-message';
import {
  MAX_CONVERSATION_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_TURN_LENGTH,
  SENDERS,
  TURNS_READ,
} from '../chat-rules';

/** Accepts a time as text or as milliseconds. */
function IsMoment(): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value);
  return ValidateBy(
    { name: 'isMoment', validator: { validate } },
    withMessage('field.no-moment', { field: 'time' }),
  );
}

/** An earlier message of the conversation. */
export class ChatTurnDto {
  /** Text of the message. */
  @ApiProperty({ type: String, maxLength: MAX_TURN_LENGTH, example: 'Có Court Nova Low màu đen không?' })
  @MaxLength(MAX_TURN_LENGTH, withMessage('field.characters', { field: 'text', most: MAX_TURN_LENGTH }))
  @IsString(withMessage('field.no-text', { field: 'text' }))
  text: string;

  /** Time of the message in any format; ignored. */
  @ApiPropertyOptional({
    oneOf: [{ type: 'string' }, { type: 'integer' }],
    example: '2026-09-14T02:00:00.000Z',
  })
  @IfGiven()
  @IsMoment()
  time?: string | number;

  /** Sender of the message: the customer (`me`) or the shop (`chatbot`). */
  @ApiProperty({ enum: SENDERS, example: 'me' })
  @IsIn(SENDERS, withMessage('field.no-option', { field: 'sender', options: SENDERS }))
  sender: (typeof SENDERS)[number];
}

/** A question with the earlier messages of its conversation. */
export class ChatRequestDto {
  /** The question, in Vietnamese or English; leading and trailing white space is ignored. */
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_MESSAGE_LENGTH, example: 'Còn size 42 không?' })
  @MaxLength(
    MAX_MESSAGE_LENGTH,
    withMessage('field.characters', { field: 'message', most: MAX_MESSAGE_LENGTH }),
  )
  @IsNotEmpty(withMessage('field.empty', { field: 'message' }))
  @IsString(withMessage('field.no-text', { field: 'message' }))
  @HasLines()
  @Transform(({ value }) => (typeof value === 'string' ? tidyText(value) : (value as unknown)))
  message: string;

  @ApiPropertyOptional({
    type: [ChatTurnDto],
    maxItems: MAX_CONVERSATION_LENGTH,
    description: `The conversation so far, oldest first and without the question; the last ${TURNS_READ} are read.`,
  })
  @HasLines()
  @IfGiven()
  @IsArray(withMessage('chat.no-conversation'))
  @ArrayMaxSize(MAX_CONVERSATION_LENGTH, withMessage('chat.too-long', { most: MAX_CONVERSATION_LENGTH }))
  @IsObject({ each: true, ...withMessage('chat.no-conversation') })
  @ValidateNested({ each: true })
  @Type(() => ChatTurnDto)
  conversation?: ChatTurnDto[];
}
