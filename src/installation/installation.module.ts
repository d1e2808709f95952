import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InstallationMark } from './installation-mark.entity';
import { InstallationRepository } from './installation.repository';
import { InstallationService } from './installation.service';
import { RunningProcess } from './running-process.entity';

/** Compares the settings that all processes of a shop must share (rule X20). */
@Module({
  imports: [TypeOrmModule.forFeature([RunningProcess, InstallationMark])],
  providers: [InstallationService, InstallationRepository],
})
export class InstallationModule {}
